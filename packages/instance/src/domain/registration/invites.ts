import { failure } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'

/**
 * Uses up one place of an invitation. Nothing is needed while anybody may sign up.
 * @throws HttpError 400 when one is needed and this is none, or none any more
 */
export async function spendInvite({ config, db, clock }: Context, token: string | undefined): Promise<void> {
  if (token === undefined) {
    if (config.registrationsOpen) return
    throw failure(400, 'Expired token')
  }
  const invite = await db.selectFrom('invites').selectAll().where('token', '=', token).executeTakeFirst()
  if (!invite) throw failure(400, 'Invalid token')
  if (invite.uses_left === 0 || (invite.expires_at !== null && invite.expires_at <= clock.now())) throw failure(400, 'Expired token')
  if (invite.uses_left !== null) {
    await db
      .updateTable('invites')
      .set({ uses_left: invite.uses_left - 1 })
      .where('id', '=', invite.id)
      .execute()
  }
}
