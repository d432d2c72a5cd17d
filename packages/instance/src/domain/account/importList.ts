import type { AccountRow } from '../../auth.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { findAccount } from '../findAccount.ts'
import { follow } from '../relations/follow.ts'
import { block, mute } from '../relations/restrict.ts'

export type ImportKind = 'follow' | 'blocks' | 'mutes'

const actions: Record<ImportKind, (context: Context, account: AccountRow, target: AccountRow) => Promise<void>> = {
  follow: (context, account, target) => follow(context, account, target, { reblogs: true, notify: undefined }),
  blocks: block,
  mutes: (context, account, target) => mute(context, account, target, { notifications: true, expiresIn: 0 }),
}

/** Follows, blocks or mutes all accounts of a list: one address a line, or CSV with the address first. Failures are not reported. */
export async function importList(context: Context, account: AccountRow, kind: ImportKind, text: string): Promise<void> {
  for (const address of addressesIn(text)) {
    const target = await findAccount(context, address)
    if (!target) continue
    await actions[kind](context, account, target).catch((error: unknown) => {
      // Accounts that cannot be followed are skipped, as in all imports.
      if (!(error instanceof HttpError)) throw error
    })
  }
}

/** The line of headings of a CSV file is no address. */
function addressesIn(text: string): string[] {
  const firsts = text.split(/\r?\n/).map((line) => (line.split(',')[0] ?? '').trim().replace(/^@/, ''))
  return [...new Set(firsts.filter((first) => /^[\w.-]+(?:@[\w.:-]+)?$/.test(first)))]
}
