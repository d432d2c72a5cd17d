import { requireStaff } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { makeInvite, revokeInvite, type InviteRow } from '../domain/registration/invites.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, invalidValue, missingField } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import { readParams } from '../http/readParams.ts'
import { isoDate } from '../views/time.ts'

const root = '/api/v1/pleroma/admin/users'
const dayMs = 86_400_000

/** Invitations to a server that is not open to everybody. */
export function adminInviteRoutes(app: HttpApp, context: Context): void {
  app.get(`${root}/invites`, async (c) => {
    requireStaff(c, 'admin:read:invites')
    const rows = await context.db.selectFrom('invites').selectAll().orderBy('id').execute()
    return c.json({ invites: rows.map((row) => inviteView(row)) })
  })

  app.post(`${root}/invite_token`, async (c) => {
    requireStaff(c, 'admin:write:invites')
    const params = await readParams(c.req.raw)
    return c.json(inviteView(await makeInvite(context, { maxUse: params.int('max_use') ?? null, expiresAt: readLastDay(params) })))
  })

  app.post(`${root}/revoke_invite`, async (c) => {
    requireStaff(c, 'admin:write:invites')
    const token = (await readParams(c.req.raw)).string('token')
    if (token === undefined) throw missingField('token')
    return c.json(inviteView(await revokeInvite(context, token)))
  })

  app.post(`${root}/email_invite`, (c) => {
    requireStaff(c, 'admin:write:invites')
    // There is no mail here, which Akkoma says by this setting.
    throw failure(400, 'To send invites you need to set the `invites_enabled` option to true.')
  })
}

/** An invitation holds until the end of its last day. */
function readLastDay(params: Params): number | null {
  const text = params.string('expires_at')
  if (text === undefined) return null
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(day)) throw invalidValue(['expires_at'], 'Invalid format. Expected :date')
  return day + dayMs
}

function inviteView({ expires_at, id, max_use, token, uses, uses_left }: InviteRow) {
  const byUses = max_use === null ? 'one_time' : 'reusable'
  const byDay = max_use === null ? 'date_limited' : 'reusable_date_limited'
  return {
    id,
    token,
    max_use,
    uses,
    used: uses_left === 0,
    expires_at: expires_at === null ? null : isoDate(expires_at - dayMs),
    invite_type: expires_at === null ? byUses : byDay,
  }
}
