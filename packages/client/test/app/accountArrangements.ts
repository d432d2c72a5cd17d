import { findAccount } from '@rookery/instance/domain/findAccount'

import type { RunningInstance } from './RunningInstance.ts'

/** Arrangements of accounts, their invitations and their open streams. */
export const accountArrangements = {
  /** Adds a verified link to a user's profile. */
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
  /** Enables the second factor of a user. */
  async enableTotp({ instance: { context } }: RunningInstance, { name, secret }: { name: string; secret: string }): Promise<void> {
    const account = await findAccount(context, name)
    if (!account) throw new Error(`Nobody is called "${name}" in the seed.`)
    await context.db.updateTable('users').set({ totp_secret: secret, totp_enabled: 1 }).where('account_id', '=', account.id).execute()
  },
  /** Leaves an invitation for one registration. */
  async invite({ instance: { context } }: RunningInstance, { token }: { token: string }): Promise<void> {
    await context.db.insertInto('invites').values({ token, uses_left: 1 }).execute()
  },
  /** Counts the open streams of a user's own events. */
  async countStreams({ instance: { context } }: RunningInstance, { name }: { name: string }): Promise<number> {
    const account = await findAccount(context, name)
    return account ? context.hub.subscribersOf(`user:${account.id}`).length : 0
  },
} as const
