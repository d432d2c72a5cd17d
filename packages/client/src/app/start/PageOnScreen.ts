import type { PageWindow } from '#app/page/PageWindow.ts'
import type { Router } from '#app/router/createRouter.ts'
import type { OpenSessions, SessionHold } from '#features/signIn/model/OpenSessions.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { StoredAccount, StoredAccounts } from '#features/session/model/StoredAccounts.ts'
import { createCell, type Cell, type Stop, type WritableCell } from '@rookery/store/Cell'

/** One session on screen, with the router whose guards and loaders use it. */
export interface ShownPage {
  /** Another one for every page, also when the same account signs in again. */
  readonly key: number
  readonly session: Session
  readonly router: Router
  readonly opened: WritableCell<PageWindow | null>
  /** Shows a path of the client. */
  readonly open: (path: string) => void
  /** Stops the tasks of the page on screen; the session itself stays open. */
  readonly stop: Stop
}

/** The part of a page that its replacement depends on. */
type OnePage = Pick<ShownPage, 'session' | 'stop'>

export interface PageOptions<Page extends OnePage> {
  readonly accounts: StoredAccounts
  readonly sessions: OpenSessions
  /** @param before the previous page, null at the start */
  readonly open: (session: Session, before: Session | null) => Promise<Page>
  /** The next account's server cannot be reached; the previous account stays on screen. */
  readonly onUnreachable: (session: Session, error: unknown) => void
  /** The next page cannot be shown, and there is none to stay on; this one follows the accounts no longer. */
  readonly onFailure: (error: unknown) => void
}

export interface PageOnScreen<Page> {
  readonly page: Cell<Page>
  /** Follows the accounts no longer, and closes the session on screen. */
  close(): Promise<void>
}

/**
 * Shows the page of the tab's account, and replaces it when the user signs in or out or switches, here or in another tab. Rejects if the
 * first one cannot be opened.
 */
export async function showPage<Page extends OnePage>({
  accounts,
  sessions,
  open,
  onUnreachable,
  onFailure,
}: PageOptions<Page>): Promise<PageOnScreen<Page>> {
  /** The account that is to be shown; its page may still be opening. */
  let account = accounts.current()
  /** The account whose page is shown. */
  let shown = account
  let hold = await sessions.hold(account)
  const cell = createCell(await open(hold.session, null).catch(releasing(hold)))
  /** False once the page on screen has been stopped. */
  let isRunning = true
  let latest = 0
  let putting: Promise<unknown> = Promise.resolve()

  function stopPage(): void {
    isRunning = false
    cell.get().stop()
  }

  /** The shown account is not signed in any more. */
  const isDeleted = ({ key, me }: Session) => me !== null && accounts.at(key) === undefined

  async function change(next: StoredAccount | null): Promise<void> {
    latest += 1
    const turn = latest
    account = next
    const { session } = cell.get()
    // Nothing of a signed-out account runs on. Any other stays on screen until the next one is there.
    if (isDeleted(session)) {
      stopPage()
      void hold.release()
    }
    try {
      // The same account with a new token: recently typed text is written first.
      if (next?.key === session.key) await session.flush()
      const held = await sessions.hold(next)
      const put = showInTurn(putting, turn, next, held)
      putting = put.catch(() => {})
      await put
    } catch (error) {
      if (turn === latest) stayOrFail(error)
    }
  }

  /** One page after the other, as each takes over from the one before. A later account may have come meanwhile. */
  async function showInTurn(earlier: Promise<unknown>, turn: number, next: StoredAccount | null, held: SessionHold): Promise<void> {
    await earlier
    await (turn === latest ? show(next, held) : held.release())
  }

  /** Puts the page of a session in place of the one on screen. */
  async function show(next: StoredAccount | null, held: SessionHold): Promise<void> {
    const before = hold
    stopPage()
    const page = await open(held.session, before.session).catch(releasing(held))
    hold = held
    shown = next
    isRunning = true
    cell.set(page)
    await before.release()
  }

  function stayOrFail(error: unknown): void {
    const { session } = cell.get()
    if (isRunning && shown !== null && !isDeleted(session)) {
      account = shown
      accounts.choose(shown.key)
      onUnreachable(session, error)
      return
    }
    unsubscribe()
    void hold.release()
    onFailure(error)
  }

  const unsubscribe = accounts.subscribe(() => {
    const next = accounts.current()
    if (next?.key !== account?.key || next?.token.accessToken !== account?.token.accessToken) void change(next)
  })
  return {
    page: cell,
    async close() {
      unsubscribe()
      // A page that is still opening is not shown.
      latest += 1
      await putting
      stopPage()
      await hold.release()
    },
  }
}

/** Releases a session whose page failed to open, and rethrows the error. */
function releasing(hold: SessionHold): (error: unknown) => Promise<never> {
  return async (error) => {
    await hold.release()
    throw error
  }
}
