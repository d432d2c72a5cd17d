import { requireUser, type RequestContext } from '../auth.ts'
import { deleteProfile, listProfiles, readProfile, writeProfile, type ProfileKey } from '../domain/account/settingsProfiles.ts'
import type { Context } from '../domain/Context.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { missingFields } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'

const root = '/api/v1/akkoma/frontend_settings/:frontend'

/** Settings that clients keep here, so that they are the same on every device. */
export function settingsProfileRoutes(app: HttpApp, context: Context): void {
  const keyOf = (c: RequestContext, scope: string): ProfileKey => {
    const account = requireUser(c, scope)
    return { account, frontend: c.req.param('frontend') ?? '', profile: c.req.param('profile') ?? '' }
  }

  app.get(root, async (c) => {
    const { account, frontend } = keyOf(c, 'read:accounts')
    return c.json(await listProfiles(context, account, frontend))
  })

  app.get(`${root}/:profile`, async (c) => c.json(await readProfile(context, keyOf(c, 'read:accounts'))))

  app.put(`${root}/:profile`, async (c) => {
    const key = keyOf(c, 'write:accounts')
    const params = await readParams(c.req.raw)
    const [settings, version] = [params.object('settings'), params.int('version')]
    if (!settings || version === undefined) throw missingFields(params, ['settings', 'version'])
    await writeProfile(context, key, settings.values, version)
    return c.json(settings.values)
  })

  app.delete(`${root}/:profile`, async (c) => {
    await deleteProfile(context, keyOf(c, 'write:accounts'))
    return c.json({ deleted: 'ok' })
  })

  // There is one client here, regardless of the preference.
  app.put('/api/v1/akkoma/preferred_frontend', async (c) => {
    const params = await readParams(c.req.raw)
    return c.json({ frontend_name: params.requiredString('frontend_name') })
  })
}
