import * as credentials from '@rookery/api/calls/credentials'
import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type ApiClient } from '@rookery/api/http/client'
import type { Session } from '#features/session/model/Session.ts'
import { knownServers } from '#features/session/model/knownServers.ts'
import { profileOf } from '#features/session/model/profileOf.ts'
import type { AccountKey, StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { unreadCountsOf, unreadKey } from '#features/session/model/UnreadCounts.ts'
import type { Cell, Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

export interface UnreadCountOptions {
  readonly shown: Cell<{ readonly session: Session }>
  readonly page: PageState
  /** Source of events of other tabs. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** A count older than this is fetched again. */
const intervalMs = 60_000
/** How often it is looked whether something is due. */
const tickMs = 5000
/** After the posts and notifications of the account on screen. */
const firstDelayMs = 5000

/**
 * Loads the unread counts of accounts that are not on screen: one small request a minute for each, by one tab for all, and none while the
 * page is hidden. Each request uses the account's own token; no session is opened.
 */
export function startUnreadCounts({ shown, page, window }: UnreadCountOptions): Stop {
  const { clock, device, send } = shown.get().session
  const counts = unreadCountsOf(device)
  /** Time of the last request of each account, successful or not. */
  const askedAt = new Map<AccountKey, number>()
  const running = new Map<AccountKey, AbortController>()
  /** Accounts whose server has the count at an address of its own, if at all. */
  const counted = new Set<AccountKey>()
  const began = clock.now()

  function isDue({ key }: StoredAccount): boolean {
    if (key === shown.get().session.key) return false
    const last = Math.max(counts.get().get(key)?.at ?? -Infinity, askedAt.get(key) ?? -Infinity)
    return Math.abs(clock.now() - last) >= intervalMs
  }

  function round(): void {
    if (!page.visible.get() || clock.now() - began < firstDelayMs) return
    for (const account of device.accounts.get().accounts) if (isDue(account)) void ask(account)
  }

  async function ask(account: StoredAccount): Promise<void> {
    const { key, origin, token } = account
    askedAt.set(key, clock.now())
    const controller = new AbortController()
    running.set(key, controller)
    const client = createClient({
      origin,
      clock,
      token: token.accessToken,
      signal: controller.signal,
      ...(send && { fetch: send }),
    })
    try {
      const unread = counted.has(key) ? await notificationMarks.unreadCount(client) : await verify(client, account)
      // The account was signed out meanwhile: its count is not stored.
      if (unread !== null && device.accounts.at(key)) counts.put(key, unread, clock.now())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Of a server that no session of the page knows, a 403 waits until the account is shown.
      const rejectsBy403 = knownServers(device).get(origin)?.capabilities.rejectsBy403 ?? false
      if (!counted.has(key) && credentials.isDeadToken(error, rejectsBy403)) void renew(account)
    } finally {
      if (running.get(key) === controller) running.delete(key)
    }
  }

  /** The server would refuse the requests of accounts that were signed out. */
  function abortSignedOut(): void {
    for (const [key, controller] of running) if (!device.accounts.at(key)) controller.abort()
  }

  /** The response with the count also has the current look of the account. */
  async function verify(client: ApiClient, { key, origin }: StoredAccount): Promise<number | null> {
    const { account, unread } = await credentials.verifyUnread(client)
    device.accounts.describe(key, profileOf(account, knownServers(device).get(origin)?.instance.domain))
    if (unread === null) counted.add(key)
    return unread
  }

  /** The token may have expired while another account was on screen. An expired session is reported when the account is shown. */
  async function renew(account: StoredAccount): Promise<void> {
    const part = await import('#features/signIn/model/renewToken.ts').catch(() => null)
    await part?.renewToken({ account, device, clock, send })
  }

  const timer = clock.every(tickMs, round)
  const stops = [page.visible.subscribe(round), device.accounts.subscribe(abortSignedOut)]
  const onMessage = ({ key }: StorageEvent) => {
    // null: everything was cleared.
    if (key === unreadKey || key === null) counts.reloadStored()
  }
  window.addEventListener('storage', onMessage)
  return () => {
    window.removeEventListener('storage', onMessage)
    timer.cancel()
    for (const stop of stops) stop()
  }
}
