import * as oauth from '@rookery/api/calls/oauth'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient } from '@rookery/api/http/client'
import type { Timer } from '@rookery/api/http/Clock'
import { isWorthRetrying } from '#features/notices/model/isWorthRetrying.ts'
import type { NoticeOptions } from '#features/notices/model/Notices.ts'
import { revocationsOf, type Revocation } from '#features/session/model/Revocations.ts'
import { revocationsKey } from '#features/session/model/revocationsKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Cell, Stop } from '@rookery/store/Cell'
import { nextDelay } from '#lib/nextDelay.ts'

export interface RevocationOptions {
  readonly shown: Cell<{ readonly session: Session }>
  readonly random: () => number
  /** Source of events of the network and of other tabs. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** On most servers a token that could not be revoked for so long has expired. */
const longest = 90 * 24 * 60 * 60_000
const readFor = 10_000

/**
 * Revokes the tokens of signed-out accounts: immediately, when the network returns, from time to time, and on later visits. The user is
 * notified once of a failure, on any account's page.
 */
export function startRevocations({ shown, random, window }: RevocationOptions): Stop {
  const { clock, device, send } = shown.get().session
  const revocations = revocationsOf(device)
  const asking = new Set<string>()
  /** Notices that are shown after the page of the signed-out account has closed. */
  const unsaid: NoticeOptions[] = []
  let failures = 0
  let retry: Timer | null = null
  let stopped = false

  function notifyAll(): void {
    retry?.cancel()
    retry = null
    for (const revocation of revocations.get()) void notify(revocation)
  }

  async function notify(revocation: Revocation): Promise<void> {
    const { origin, app, token, at } = revocation
    const args = { server: new URL(origin).host }
    if (asking.has(token)) return
    asking.add(token)
    try {
      await oauth.revoke(createClient({ origin, clock, token: null, ...(send && { fetch: send }) }), { app, token })
      failures = 0
      revocations.remove(token)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isOver = !isWorthRetrying(error) || clock.now() - at > longest
      if (isOver) revocations.remove(token)
      else if (!revocation.told) revocations.put({ ...revocation, told: true })
      if (isOver) announce({ level: 'warning', messageKey: 'signOut.refused', args, timeout: readFor })
      else if (!revocation.told) announce({ level: 'warning', messageKey: 'signOut.later', args, timeout: readFor })
      if (!isOver) scheduleRetry()
    } finally {
      asking.delete(token)
    }
  }

  function scheduleRetry(): void {
    if (retry || stopped) return
    failures += 1
    retry = clock.after(nextDelay(failures, random), notifyAll)
  }

  function announce(notice: NoticeOptions): void {
    unsaid.push(notice)
    broadcastAll()
  }

  function broadcastAll(): void {
    const { key, me, notices } = shown.get().session
    const isLeaving = me !== null && device.accounts.at(key) === undefined
    if (stopped || isLeaving) return
    for (const notice of unsaid.splice(0)) notices.show(notice)
  }

  const onMessage = ({ key }: StorageEvent) => {
    // null: everything was cleared.
    if (key === revocationsKey || key === null) revocations.reloadStored()
  }
  let known = 0
  const follow = () => {
    const { length } = revocations.get()
    if (length > known) notifyAll()
    known = length
  }
  const stops = [revocations.subscribe(follow), shown.subscribe(broadcastAll)]
  window.addEventListener('storage', onMessage)
  window.addEventListener('online', notifyAll)
  follow()

  return () => {
    stopped = true
    retry?.cancel()
    for (const stop of stops) stop()
    window.removeEventListener('storage', onMessage)
    window.removeEventListener('online', notifyAll)
  }
}
