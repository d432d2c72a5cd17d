import { findAccount } from '@rookery/instance/domain/findAccount'
import { createStatus } from '@rookery/instance/domain/statuses/createStatus'
import { emptyStatusInput } from '@rookery/instance/domain/statuses/StatusInput'

import type { RunningInstance } from './RunningInstance.ts'

/**
 * Changes to an instance's database that no API call can make, or that would take thousands of calls. Each runs in the test runner's
 * process; tests call them by name with `server.arrange`, so parameters and results are plain data.
 */
export const arrangements = {
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
  /** Adds a public post by somebody of another server, as if it had just arrived. */
  async postFromElsewhere({ instance: { context } }: RunningInstance, { author, words }: { author: string; words: string }): Promise<void> {
    const account = await findAccount(context, author)
    if (!account) throw new Error(`Nobody is called "${author}" in the seed.`)
    const { id } = await createStatus(context, account, { ...emptyStatusInput, text: words, visibility: 'public' })
    await context.db.updateTable('statuses').set({ local: 0 }).where('id', '=', id).execute()
  },
  /** Ends every session of everybody: their tokens are gone. */
  async endSessions({ instance: { context } }: RunningInstance, _: object): Promise<void> {
    await context.db.deleteFrom('oauth_tokens').execute()
  },
  /** Lets the time of every scheduled post come now. */
  async makeScheduledPostsDue({ instance: { context } }: RunningInstance, _: object): Promise<void> {
    await context.db.updateTable('scheduled_statuses').set({ scheduled_at: context.clock.now() }).execute()
  },
  /** Removes every scheduled post, as if it had gone out. */
  async removeScheduledPosts({ instance: { context } }: RunningInstance, _: object): Promise<void> {
    await context.db.deleteFrom('scheduled_statuses').execute()
  },
} as const

/** Name of one of them. */
export type ArrangementName = keyof typeof arrangements
/** Its parameter. */
export type ArrangementOptions<Name extends ArrangementName> = Parameters<(typeof arrangements)[Name]>[1]
/** What it resolves to. */
export type ArrangementResult<Name extends ArrangementName> = Awaited<ReturnType<(typeof arrangements)[Name]>>
