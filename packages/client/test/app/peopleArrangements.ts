import { createStatus } from '@rookery/instance/domain/statuses/createStatus'
import { emptyStatusInput } from '@rookery/instance/domain/statuses/StatusInput'
import { findAccount } from '@rookery/instance/domain/findAccount'

import type { RunningInstance } from './RunningInstance.ts'

/** Rows that one statement writes. */
const step = 500

async function idOf({ instance: { context } }: RunningInstance, name: string) {
  const account = await findAccount(context, name)
  if (!account) throw new Error(`Nobody is called "${name}" here.`)
  return account.id
}

/** Adds accounts of far.example, called swan1, swan2, …, and runs `relate` on the ids of each part of them. */
async function addSwans({ instance: { context } }: RunningInstance, count: number, relate: (ids: readonly string[]) => Promise<unknown>) {
  const created_at = context.clock.now()
  for (let done = 0; done < count; done += step) {
    const people = Array.from({ length: Math.min(step, count - done) }, (_, index) => {
      const username = `swan${done + index + 1}`
      const ap_id = `https://far.example/users/${username}`
      const names = { username, acct: `${username}@far.example`, domain: 'far.example', display_name: `Swan ${done + index + 1}` }
      return { id: context.ids.next(), ...names, ap_id, url: ap_id, created_at }
    })
    await context.db.insertInto('accounts').values(people).execute()
    await relate(people.map(({ id }) => id))
  }
}

/** Arrangements of accounts and relationships that only the database can make. */
export const peopleArrangements = {
  /** Mutes servers, named loud1.example, loud2.example, … */
  async muteManyServers(running: RunningInstance, { name, count }: { name: string; count: number }) {
    const account_id = await idOf(running, name)
    for (let done = 0; done < count; done += step) {
      const servers = Array.from({ length: Math.min(step, count - done) }, (_, n) => ({
        account_id,
        domain: `loud${done + n + 1}.example`,
      }))
      await running.instance.context.db.insertInto('domain_blocks').values(servers).execute()
    }
  },
  /** Mutes and blocks accounts of another server. */
  async restrictMany(running: RunningInstance, { name, count }: { name: string; count: number }) {
    const { db, clock } = running.instance.context
    const account_id = await idOf(running, name)
    await addSwans(running, count, async (ids) => {
      for (const kind of ['mute', 'notification_mute', 'block'] as const) {
        const relations = ids.map((target_id) => ({ account_id, target_id, kind, expires_at: null, created_at: clock.now() }))
        await db.insertInto('account_relations').values(relations).execute()
      }
    })
  },
  /** Adds follow requests from accounts of another server. */
  async requestFollows(running: RunningInstance, { name, count }: { name: string; count: number }) {
    const { db, clock } = running.instance.context
    const target_id = await idOf(running, name)
    await addSwans(running, count, (ids) =>
      db
        .insertInto('follows')
        .values(ids.map((account_id) => ({ account_id, target_id, state: 'pending' as const, created_at: clock.now() })))
        .execute(),
    )
  },
  /** Moves Rita to another server, and returns her id. */
  async moveRita({ instance: { context } }: RunningInstance, { host }: { host: string }): Promise<string> {
    const { id } = await context.db
      .updateTable('accounts')
      .set({ acct: `rita@${host}`, domain: host })
      .where('username', '=', 'rita')
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  /** Adds a public post from another server, as if it had just arrived. */
  async postFromElsewhere({ instance: { context } }: RunningInstance, { author, text }: { author: string; text: string }): Promise<void> {
    const account = await findAccount(context, author)
    if (!account) throw new Error(`Nobody is called "${author}" in the seed.`)
    const { id } = await createStatus(context, account, { ...emptyStatusInput, text, visibility: 'public' })
    await context.db.updateTable('statuses').set({ local: 0 }).where('id', '=', id).execute()
  },
  /** These people agree to be in the server's directory. */
  async beFound(running: RunningInstance, { names }: { names: readonly string[] }): Promise<void> {
    await running.instance.context.db.updateTable('accounts').set({ is_discoverable: 1 }).where('acct', 'in', names).execute()
  },
  /** Makes the server suggest an account to everyone. */
  async suggest(running: RunningInstance, { name }: { name: string }): Promise<void> {
    const id = await idOf(running, name)
    await running.instance.context.db.updateTable('accounts').set({ is_suggested: 1 }).where('id', '=', id).execute()
  },
} as const
