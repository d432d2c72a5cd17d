import type { Selectable } from 'kysely'
import type { InviteTable } from '../../db/schema.ts'
import { failure } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { newSecret } from '../secrets.ts'

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
  await db
    .updateTable('invites')
    .set({ uses_left: invite.uses_left === null ? null : invite.uses_left - 1, uses: invite.uses + 1 })
    .where('id', '=', invite.id)
    .execute()
}

export type InviteRow = Selectable<InviteTable>

/** More people than anybody invites for a try. */
const PLACES = 1000

/** An invitation to show to the admins: an earlier one while it has uses left. */
export async function standingInvite(context: Context): Promise<string> {
  const stored = await context.db
    .selectFrom('invites')
    .select('token')
    .where('max_use', '=', PLACES)
    .where('uses_left', '>', 0)
    .executeTakeFirst()
  return stored?.token ?? (await makeInvite(context, { maxUse: PLACES, expiresAt: null })).token
}

/** Creates an invitation: for one person by default, or with a limit or an expiry. */
export function makeInvite(
  { db }: Context,
  { maxUse, expiresAt }: { maxUse: number | null; expiresAt: number | null },
): Promise<InviteRow> {
  const usesLeft = maxUse ?? (expiresAt === null ? 1 : null)
  return db
    .insertInto('invites')
    .values({ token: newSecret(), uses_left: usesLeft, expires_at: expiresAt, max_use: maxUse })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Makes an invitation invalid. @throws HttpError 404 `Not found` */
export async function revokeInvite({ db }: Context, token: string): Promise<InviteRow> {
  const row = await db.updateTable('invites').set({ uses_left: 0 }).where('token', '=', token).returningAll().executeTakeFirst()
  if (!row) throw failure(404, 'Not found')
  return row
}
