import type { Router } from '#app/router/createRouter.ts'
import type { Session } from '#data/session/Session.ts'
import type { StoredAccount, StoredAccounts } from '#data/session/StoredAccounts.ts'
import { createCell, type Cell, type Stop } from '#lib/Cell.ts'

/** One session on screen, with the router whose guards and loaders use it. */
export interface ShownPage {
  /** Another one for every page, also when the same account signs in again. */
  readonly key: number
  readonly session: Session
  readonly router: Router
  /** Ends what runs as long as this page is on screen; the session itself stays open. */
  readonly stop: Stop
}

export interface PageOptions {
  readonly accounts: StoredAccounts
  /** @param before what was on screen, null at the start */
  readonly open: (account: StoredAccount | null, before: Session | null) => Promise<ShownPage>
  /** The next page cannot be shown; this one follows the accounts no longer. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Shows the page of the current account, and another one when somebody signs in or out, here or in another tab.
 * Rejects when the first cannot be opened.
 */
export async function showPage({ accounts, open, onFailure }: PageOptions): Promise<Cell<ShownPage>> {
  let account = accounts.current()
  const cell = createCell(await open(account, null))

  async function change(next: StoredAccount | null): Promise<void> {
    account = next
    const { session, stop } = cell.get()
    stop()
    try {
      // The same person again, with a new token: what was typed a moment ago is there.
      if (next?.key === session.key) await session.flush()
      const page = await open(next, session)
      // Yet another account became the current one while this one opened; it shows its own page.
      if (account !== next) {
        page.stop()
        return await page.session.close()
      }
      cell.set(page)
    } catch (error) {
      unsubscribe()
      onFailure(error)
    }
    await session.close()
  }

  const unsubscribe = accounts.subscribe(() => {
    const next = accounts.current()
    if (next?.key !== account?.key || next?.token.accessToken !== account?.token.accessToken) void change(next)
  })
  return cell
}
