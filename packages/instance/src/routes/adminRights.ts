import { requireAdmin } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { requirePeople, setRight, type StaffRole } from '../domain/moderation/people.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, failure } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'

const root = '/api/v1/pleroma/admin/users'
const ofSeveral = `${root}/permission_group/:right`
const ofOne = `${root}/:nickname/permission_group/:right`

/** Roles of moderators and admins, for admins only. */
export function adminRightRoutes(app: HttpApp, context: Context): void {
  app.on('GET', [`${root}/:nickname/permission_group`, ofOne], async (c) => {
    requireAdmin(c, 'admin:read:accounts')
    const [person] = await requirePeople(context, [c.req.param('nickname') ?? ''])
    return c.json({ is_admin: person?.is_admin === 1, is_moderator: person?.is_moderator === 1 })
  })

  for (const [method, isGranted] of [
    ['POST', true],
    ['DELETE', false],
  ] as const) {
    app.on(method, ofOne, async (c) => {
      requireAdmin(c, 'admin:write:accounts')
      const right = readRight(c.req.param('right'))
      await setRight(context, [c.req.param('nickname')], right, isGranted)
      return c.json({ [`is_${right}`]: isGranted })
    })

    app.on(method, ofSeveral, async (c) => {
      const account = requireAdmin(c, 'admin:write:accounts')
      const right = readRight(c.req.param('right'))
      const nicknames = (await readParams(c.req.raw)).strings('nicknames')
      if (!nicknames) throw crashed(400)
      // Of one person alone Akkoma takes it, of several it minds.
      if (!isGranted && nicknames.includes(account.acct)) throw failure(403, "You can't revoke your own admin/moderator status.")
      await setRight(context, nicknames, right, isGranted)
      return c.json({ [`is_${right}`]: isGranted })
    })
  }
}

/** @throws HttpError 404 */
function readRight(text: string): StaffRole {
  if (text === 'admin' || text === 'moderator') return text
  throw failure(404, 'No such permission_group')
}
