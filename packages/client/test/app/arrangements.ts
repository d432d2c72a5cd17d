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
  async postFromElsewhere({ instance: { context } }: RunningInstance, { author, text }: { author: string; text: string }): Promise<void> {
    const account = await findAccount(context, author)
    if (!account) throw new Error(`Nobody is called "${author}" in the seed.`)
    const { id } = await createStatus(context, account, { ...emptyStatusInput, text, visibility: 'public' })
    await context.db.updateTable('statuses').set({ local: 0 }).where('id', '=', id).execute()
  },
  /** Gives somebody a link in the profile that the instance has checked. */
  async proveLink(
    { instance: { context } }: RunningInstance,
    { name, link, at }: { name: string; link: { name: string; value: string }; at: string },
  ): Promise<void> {
    await context.db
      .updateTable('accounts')
      .set({ fields_source_json: JSON.stringify([link]), fields_json: JSON.stringify([{ ...link, verified_at: at }]) })
      .where('acct', '=', name)
      .execute()
  },
  /** Ends all sessions of somebody, as an admin can. */
  async endSessions({ instance: { context } }: RunningInstance, { name }: { name: string }): Promise<void> {
    const account = await findAccount(context, name)
    if (account) await context.db.deleteFrom('oauth_tokens').where('account_id', '=', account.id).execute()
  },
  /** Leaves an invitation for one registration. */
  async invite({ instance: { context } }: RunningInstance, { token }: { token: string }): Promise<void> {
    await context.db.insertInto('invites').values({ token, uses_left: 1 }).execute()
  },
  /** Counts the open streams of somebody's own events. */
  async countStreams({ instance: { context } }: RunningInstance, { name }: { name: string }): Promise<number> {
    const account = await findAccount(context, name)
    return account ? context.hub.subscribersOf(`user:${account.id}`).length : 0
  },
} as const

/** Name of one of them. */
export type ArrangementName = keyof typeof arrangements
/** Its parameter. */
export type ArrangementOptions<Name extends ArrangementName> = Parameters<(typeof arrangements)[Name]>[1]
/** What it resolves to. */
export type ArrangementResult<Name extends ArrangementName> = Awaited<ReturnType<(typeof arrangements)[Name]>>
