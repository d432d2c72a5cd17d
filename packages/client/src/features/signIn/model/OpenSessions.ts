import { createContext, use } from 'react'
import type { NoticeOptions } from '#features/notices/model/Notices.ts'
import type { Stop } from '@rookery/store/Cell'
import type { Session } from '#features/session/model/Session.ts'
import type { AccountKey, SessionOwner, StoredAccount } from '#features/session/model/StoredAccounts.ts'

/** A session that stays open while it is held. */
export interface SessionHold {
  readonly session: Session
  /** Releases the session and closes it if it is not held otherwise; resolves when typed text is stored. */
  release(): Promise<void>
}

/** The sessions that are open in this tab: that of the account on screen, and of any other that something acts as. */
export interface OpenSessions {
  /**
   * Opens the session of an account or a visitor, or shares the one that is open. An account with another token has
   * another session. Throws ApiError when nothing is known of the server and it cannot be reached.
   */
  hold(owner: SessionOwner): Promise<SessionHold>
  /** The accounts that have one; null for a visitor. */
  keys(): readonly (AccountKey | null)[]
  /**
   * Shows a notice in the session of an account; null for a visitor's. A session that is not open yet shows it when it opens. This holds
   * no session: one that was held for a notice would outlive the end of its account.
   */
  showNotice(account: StoredAccount | null, notice: NoticeOptions): void
}

export interface OpenSessionsOptions {
  readonly open: (owner: SessionOwner) => Promise<Session>
  /** Starts the tasks of each open session. */
  readonly start: (session: Session) => Stop
}

interface Entry {
  readonly key: AccountKey | null
  readonly opening: Promise<{ readonly session: Session; readonly stop: Stop }>
  holds: number
}

export function createOpenSessions({ open, start }: OpenSessionsOptions): OpenSessions {
  const entries = new Map<string, Entry>()
  /** Notices for sessions that are not open yet. */
  const unshown = new Map<string, readonly NoticeOptions[]>()

  const nameOf = (owner: SessionOwner) => (owner ? `${owner.key} ${owner.token?.accessToken ?? ''}` : '')

  async function opened(owner: SessionOwner) {
    const name = nameOf(owner)
    const session = await open(owner)
    for (const notice of unshown.get(name) ?? []) session.notices.show(notice)
    unshown.delete(name)
    return { session, stop: start(session) }
  }

  function entryOf(owner: SessionOwner): readonly [string, Entry] {
    const name = nameOf(owner)
    const entry = entries.get(name) ?? { key: owner?.key ?? null, opening: opened(owner), holds: 0 }
    entries.set(name, entry)
    return [name, entry]
  }

  return {
    async hold(owner) {
      const [name, entry] = entryOf(owner)
      entry.holds += 1

      function letGo(): boolean {
        entry.holds -= 1
        if (entry.holds > 0) return false
        if (entries.get(name) === entry) entries.delete(name)
        return true
      }

      const { session, stop } = await entry.opening.catch((error: unknown) => {
        letGo()
        throw error
      })
      let released: Promise<void> | null = null
      async function release(): Promise<void> {
        if (!letGo()) return
        stop()
        await session.close()
      }
      return { session, release: () => (released ??= release()) }
    },
    keys: () => [...entries.values()].map(({ key }) => key),
    showNotice(account, notice) {
      const name = nameOf(account)
      const entry = entries.get(name)
      if (!entry) return void unshown.set(name, [...(unshown.get(name) ?? []), notice])
      // A failed opening is reported by the session's own promise.
      entry.opening.then(
        ({ session }) => void session.notices.show(notice),
        () => {},
      )
    },
  }
}

export const OpenSessionsContext = createContext<OpenSessions | null>(null)

export function useOpenSessions(): OpenSessions {
  const sessions = use(OpenSessionsContext)
  if (!sessions) throw new Error('There are no sessions here. Draw this inside <OpenSessionsContext value={sessions}>.')
  return sessions
}
