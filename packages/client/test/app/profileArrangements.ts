import type { AccountRow } from '@rookery/instance/auth'

import type { RunningInstance } from './RunningInstance.ts'

/** Changes to accounts that no API call can make. */
export const profileArrangements = {
  /** Changes columns that the owner of an account, or its own server, would fill. */
  async changeAccount(
    { instance: { context } }: RunningInstance,
    { acct, columns }: { acct: string; columns: Partial<AccountRow> },
  ): Promise<void> {
    await context.db.updateTable('accounts').set(columns).where('acct', '=', acct).execute()
  },
  /** Adds followers from other servers. */
  async addFollowers({ instance: { context } }: RunningInstance, { acct, count }: { acct: string; count: number }): Promise<void> {
    const { db, clock, ids } = context
    const target = await db.selectFrom('accounts').select('id').where('acct', '=', acct).executeTakeFirstOrThrow()
    for (let number = 0; number < count; number += 1) {
      const [id, username] = [ids.next(), `gull${number}`]
      const domain = `${id}.example`.toLowerCase()
      const address = { domain, ap_id: `https://${domain}/${username}`, url: `https://${domain}/@${username}` }
      const person = { id, username, acct: `${username}@${domain}`, display_name: `Gull ${number}`, created_at: clock.now(), ...address }
      await db.insertInto('accounts').values(person).execute()
      await db.insertInto('follows').values({ account_id: id, target_id: target.id, state: 'accepted', created_at: clock.now() }).execute()
    }
    await db.updateTable('accounts').set({ followers_count: count }).where('id', '=', target.id).execute()
  },
} as const
