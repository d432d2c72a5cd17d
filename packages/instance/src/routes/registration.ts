import type { Context } from '../domain/Context.ts'
import { appScopes } from '../domain/oauth/apps.ts'
import { grantScopes } from '../domain/oauth/scopes.ts'
import { issueToken } from '../domain/oauth/tokens.ts'
import { newCaptcha } from '../domain/registration/captcha.ts'
import { confirmAddress, resendConfirmation } from '../domain/registration/confirmAddress.ts'
import { signUp } from '../domain/registration/signUp.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, missingFields } from '../http/HttpError.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import { inLanguage } from '../text/inLanguage.ts'
import { pageLanguage } from '../web/pageLanguage.ts'

/** Signing up, by an app that has a token of its own. */
export function registrationRoutes(app: HttpApp, context: Context): void {
  const { config, db } = context

  app.get('/api/v1/pleroma/captcha', async (c) => c.json(await newCaptcha(context)))

  app.post('/api/v1/accounts', async (c) => {
    const auth = c.get('auth')
    if (!auth || auth.account || auth.token.app_id === null) throw failure(403, 'Invalid credentials')
    const params = await readParams(c.req.raw)
    const [username, password] = [params.string('username'), params.string('password')]
    if (username === undefined || password === undefined || !params.has('agreement')) {
      throw missingFields(params, ['username', 'password', 'agreement'])
    }
    throttle(c, context, 'signUp')
    const account = await signUp(context, {
      username,
      password,
      email: params.string('email'),
      fullname: params.string('fullname'),
      bio: params.string('bio'),
      reason: params.string('reason'),
      language: params.string('language'),
      inviteToken: params.string('token'),
      captcha: {
        solution: params.string('captcha_solution'),
        token: params.string('captcha_token'),
        answerData: params.string('captcha_answer_data'),
      },
    })
    if (config.accountApprovalRequired) {
      const message = "You have been registered. You'll be able to log in once your account is approved."
      return c.json({ identifier: 'awaiting_approval', message })
    }
    if (config.accountActivationRequired) {
      const message = 'You have been registered. Please check your email for further instructions.'
      return c.json({ identifier: 'missing_confirmed_email', message })
    }
    const client = await db.selectFrom('oauth_apps').selectAll().where('id', '=', auth.token.app_id).executeTakeFirstOrThrow()
    const scopes = grantScopes(appScopes(client), appScopes(client), account)
    return c.json(await issueToken(context, { appId: client.id, accountId: account.id, scopes: scopes ?? ['read'] }))
  })

  // The response does not reveal who is registered.
  app.post('/api/v1/pleroma/accounts/confirmation_resend', async (c) => {
    throttle(c, context, 'confirmationResend')
    const params = readQuery(c.req.raw)
    await resendConfirmation(context, (params.string('email') ?? params.string('nickname') ?? '').trim())
    return c.body(null, 204)
  })
  app.get('/api/account/confirm_email/:id/:token', async (c) => {
    const { id, token } = c.req.param()
    if (await confirmAddress(context, id, token)) return c.redirect('/', 302)
    return c.text(inLanguage(pageLanguage(c.req.raw), "Couldn't verify email"), 400)
  })
}
