import type { Context } from '@rookery/instance/domain/Context'
import { findAccount } from '@rookery/instance/domain/findAccount'
import { createStatus } from '@rookery/instance/domain/statuses/createStatus'
import { emptyStatusInput } from '@rookery/instance/domain/statuses/StatusInput'

import { accountArrangements } from './accountArrangements.ts'
import { notificationArrangements } from './notificationArrangements.ts'
import { peopleArrangements } from './peopleArrangements.ts'
import { profileArrangements } from './profileArrangements.ts'
import type { RunningInstance } from './RunningInstance.ts'

/**
 * Changes to an instance's database that no API call can make, or that would take thousands of calls. Each runs in the test runner's
 * process; tests call them by name with `server.arrange`, so parameters and results are plain data.
 */
export const arrangements = {
  ...accountArrangements,
  ...notificationArrangements,
  ...peopleArrangements,
  ...profileArrangements,
  /** Adds so many accounts of another server to a list. */
  async fillList({ instance: { context } }: RunningInstance, { listId, count }: { listId: string; count: number }): Promise<void> {
    const { db, clock, ids } = context
    const domain = `${listId}.crowd.example`
    const people = Array.from({ length: count }, (_, number) => {
      const [id, username] = [ids.next(), `made${number}`]
      const address = { domain, ap_id: `https://${domain}/${username}`, url: `https://${domain}/@${username}` }
      return { id, username, acct: `${username}@${domain}`, display_name: `Made ${number}`, created_at: clock.now(), ...address }
    })
    for (let from = 0; from < count; from += 200) {
      const some = people.slice(from, from + 200)
      await db.insertInto('accounts').values(some).execute()
      const members = some.map(({ id }) => ({ list_id: Number(listId), account_id: id }))
      await db.insertInto('list_members').values(members).execute()
    }
  },
  /** Adds a public post from another server, as if it had just arrived. */
  async postFromElsewhere({ instance: { context } }: RunningInstance, { author, words }: { author: string; words: string }): Promise<void> {
    const account = await accountOf(context, author)
    const { id } = await createStatus(context, account, { ...emptyStatusInput, text: words, visibility: 'public' })
    await context.db.updateTable('statuses').set({ local: 0 }).where('id', '=', id).execute()
  },
  /** Ends all sessions of a user: deletes their tokens. */
  async endSessions({ instance: { context } }: RunningInstance, { of }: { of: string }): Promise<void> {
    await context.db
      .deleteFrom('oauth_tokens')
      .where('account_id', '=', await idOf(context, of))
      .execute()
  },
  /** Makes a user's scheduled posts due. */
  async makeScheduledPostsDue({ instance: { context } }: RunningInstance, { of }: { of: string }): Promise<void> {
    const due = { scheduled_at: context.clock.now() }
    await context.db
      .updateTable('scheduled_statuses')
      .set(due)
      .where('account_id', '=', await idOf(context, of))
      .execute()
  },
  /** Removes a user's scheduled posts, as if they had been published. */
  async removeScheduledPosts({ instance: { context } }: RunningInstance, { of }: { of: string }): Promise<void> {
    await context.db
      .deleteFrom('scheduled_statuses')
      .where('account_id', '=', await idOf(context, of))
      .execute()
  },
} as const

/** Name of one of them. */
export type ArrangementName = keyof typeof arrangements
/** Its parameter. */
export type ArrangementOptions<Name extends ArrangementName> = Parameters<(typeof arrangements)[Name]>[1]
/** The type that an arrangement resolves to. */
export type ArrangementResult<Name extends ArrangementName> = Awaited<ReturnType<(typeof arrangements)[Name]>>

async function accountOf(context: Context, name: string) {
  const account = await findAccount(context, name)
  if (!account) throw new Error(`Nobody is called "${name}" in the seed.`)
  return account
}

async function idOf(context: Context, name: string): Promise<string> {
  return (await accountOf(context, name)).id
}
