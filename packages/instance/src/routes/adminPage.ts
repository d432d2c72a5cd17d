import type { RequestContext } from '../auth.ts'
import { changeAdminSettings, readAdminSettings, type AdminSettings } from '../domain/adminSettings.ts'
import type { Context } from '../domain/Context.ts'
import { proveSelf } from '../domain/oauth/signIn.ts'
import { standingInvite } from '../domain/registration/invites.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import type { Params } from '../http/Params.ts'
import { readParams } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import { adminPage } from '../web/adminPage.ts'
import { pageSetting } from '../web/oauthPages.ts'

/** The admin page that the client links to: registration policy, and the server's description. */
export function adminPageRoutes(app: HttpApp, context: Context): void {
  const setting = (c: RequestContext) => pageSetting(c, context)

  app.get('/pleroma/admin', (c) =>
    c.html(adminPage(setting(c), { settings: readAdminSettings(context), name: '', error: null, done: null })),
  )

  app.post('/pleroma/admin', async (c) => {
    throttle(c, context, 'authentication')
    const params = await readParams(c.req.raw)
    const [name, settings] = [params.string('name') ?? '', requestedSettings(params, readAdminSettings(context))]
    const account = await proveSelf(context, name, params.string('password') ?? '')
    if (!account?.is_admin || !account.is_active) {
      return c.html(adminPage(setting(c), { settings, name, error: 'This is not the name and password of an admin.', done: null }), 401)
    }
    await changeAdminSettings(context, settings)
    const link = settings.registration === 'invitation' ? `${context.origin}/registration/${await standingInvite(context)}` : null
    const done = { text: link === null ? 'Saved.' : 'Saved. An invitation:', link }
    return c.html(adminPage(setting(c), { settings: readAdminSettings(context), name, error: null, done }))
  })
}

/** The settings of a form; invalid values change nothing. An unticked box is not sent. */
function requestedSettings(params: Params, now: AdminSettings): AdminSettings {
  const isOn = (name: string) => params.string(name) !== undefined
  return {
    registration: oneOf(['open', 'approval', 'confirmation', 'invitation'], params.string('registration')) ?? now.registration,
    captcha: oneOf(['native', 'kocaptcha', 'none'], params.string('captcha')) ?? now.captcha,
    mails: isOn('mails'),
    private: isOn('private'),
    signInPage: isOn('signInPage'),
    panel: isOn('panel'),
    suggestions: isOn('suggestions'),
    policies: isOn('policies'),
  }
}

function oneOf<Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined {
  return words.find((known) => known === word)
}
