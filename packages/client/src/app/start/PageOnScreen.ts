import type { PageWindow } from '#app/page/PageWindow.ts'
import type { Router } from '#app/router/createRouter.ts'
import type { OpenSessions, SessionHold } from '#data/session/OpenSessions.ts'
import type { Session } from '#data/session/Session.ts'
import type { StoredAccount, StoredAccounts } from '#data/session/StoredAccounts.ts'
import { createCell, type Cell, type Stop, type WritableCell } from '#lib/Cell.ts'

/** One session on screen, with the router whose guards and loaders use it. */
export interface ShownPage {
  /** Another one for every page, also when the same account signs in again. */
  readonly key: number
  readonly session: Session
  readonly router: Router
  readonly opened: WritableCell<PageWindow | null>
  /** Shows a path of the client. */
  readonly open: (path: string) => void
  /** Ends what runs as long as this page is on screen; the session itself stays open. */
  readonly stop: Stop
}

export interface PageOptions {
  readonly accounts: StoredAccounts
  readonly sessions: OpenSessions
  /** @param before what was on screen, null at the start */
  readonly open: (session: Session, before: Session | null) => Promise<ShownPage>
  /** The next account's server cannot be reached; who was shown still is. */
  readonly onUnreachable: (session: Session, error: unknown) => void
  /** The next page cannot be shown, and there is none to stay on; this one follows the accounts no longer. */
  readonly onFailure: (error: unknown) => void
}

export interface PageOnScreen {
  readonly page: Cell<ShownPage>
  /** Follows the accounts no longer, and closes the session on screen. */
  close(): Promise<void>
}

/**
 * Shows the page of the tab's account, and another one when somebody signs in or out or chooses another, here or in another tab.
 * Rejects when the first cannot be opened.
 */
export async function showPage({ accounts, sessions, open, onUnreachable, onFailure }: PageOptions): Promise<PageOnScreen> {
  let account = accounts.current()
  let hold: SessionHold = await sessions.hold(account)
  const cell = createCell(await open(hold.session, null))

  /** Who was shown is not signed in any more. */
  const isGone = ({ key, me }: Session) => me !== null && accounts.at(key) === undefined

  async function change(next: StoredAccount | null): Promise<void> {
    const from = account
    account = next
    const before = hold
    const { session, stop } = cell.get()
    // Nothing of a signed-out account runs on. Any other stays on screen until the next one is there.
    if (isGone(session)) {
      stop()
      void before.release()
    }
    try {
      // The same person again, with a new token: what was typed a moment ago is there.
      if (next?.key === session.key) await session.flush()
      const held = await sessions.hold(next)
      // Yet another account became the current one while this one opened; it shows its own page.
      if (account !== next) return await held.release()
      hold = held
      stop()
      cell.set(await open(held.session, session))
    } catch (error) {
      if (account !== next) return
      if (hold === before && from !== null && !isGone(session)) {
        account = from
        accounts.choose(from.key)
        onUnreachable(session, error)
        return
      }
      unsubscribe()
      onFailure(error)
    }
    await before.release()
  }

  const unsubscribe = accounts.subscribe(() => {
    const next = accounts.current()
    if (next?.key !== account?.key || next?.token.accessToken !== account?.token.accessToken) void change(next)
  })
  return {
    page: cell,
    async close() {
      unsubscribe()
      cell.get().stop()
      await hold.release()
    },
  }
}
