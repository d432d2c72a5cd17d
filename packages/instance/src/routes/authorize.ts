import { type RequestContext } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { appScopes, findApp, isRegisteredRedirect, type AppRow } from '../domain/oauth/apps.ts'
import { issueCode } from '../domain/oauth/codes.ts'
import { isForbiddenRedirect, OUT_OF_BAND } from '../domain/oauth/isForbiddenRedirect.ts'
import { grantScopes, readScopes } from '../domain/oauth/scopes.ts'
import { answerChallenge, beginChallenge, isTotpOn } from '../domain/oauth/secondFactor.ts'
import { proveSelf, requireUsable } from '../domain/oauth/signIn.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { HttpError } from '../http/HttpError.ts'
import { Params } from '../http/Params.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import {
  codePage,
  messagePage,
  pageSetting,
  secondFactorPage,
  signInPage,
  type AuthorizeFields,
  type SignInForm,
} from '../web/oauthPages.ts'

/** An app's valid request for access, which may show the form. */
interface Asked {
  app: AppRow
  fields: AuthorizeFields
}

/**
 * Signing in by browser. There is no session: the form requires the password each time, and its fields name the granted scopes, so that no
 * other site can obtain consent.
 */
export function authorizeRoutes(app: HttpApp, context: Context): void {
  const setting = (c: RequestContext) => pageSetting(c, context)

  app.get('/oauth/authorize', async (c) => {
    const params = readQuery(c.req.raw)
    const asked = await readAsked(params, params.string('scope') ?? '')
    if (typeof asked === 'string') return c.html(messagePage(setting(c), asked))
    return c.html(signInPage(setting(c), formOf(asked, { granted: readScopes(asked.fields.asked) })))
  })

  app.post('/oauth/authorize', async (c) => {
    const params = (await readParams(c.req.raw)).object('authorization') ?? new Params({})
    throttle(c, context, 'authentication')
    const asked = await readAsked(params, params.string('asked') ?? '')
    if (typeof asked === 'string') return c.html(messagePage(setting(c), asked), 401)
    const name = params.string('name') ?? ''
    const granted = (params.strings('scope') ?? []).filter((scope) => scope !== '')
    const reject = (error: string) => c.html(signInPage(setting(c), formOf(asked, { granted, name, error })), 401)
    const account = await proveSelf(context, name, params.string('password') ?? '')
    if (!account) return reject('Invalid Username/Password')
    const failure = await unusable(account)
    if (failure !== null) return reject(failure)
    const scopes = grantScopes(granted, appScopes(asked.app), account)
    if (!scopes) return reject('This action is outside the authorized scopes')
    if (await isTotpOn(context, account)) {
      const authorizationJson = JSON.stringify(asked.fields)
      const mfaToken = await beginChallenge(context, { accountId: account.id, appId: asked.app.id, scopes, authorizationJson })
      return c.html(secondFactorPage(setting(c), { mfaToken, error: null }))
    }
    return goBack(c, asked.fields, { accountId: account.id, appId: asked.app.id, scopes })
  })

  app.post('/oauth/mfa/verify', async (c) => {
    const params = (await readParams(c.req.raw)).object('mfa') ?? new Params({})
    const [mfaToken, code] = [params.string('mfa_token') ?? '', params.string('code') ?? '']
    const type = /^\s*\d{6}\s*$/.test(code) ? 'totp' : 'recovery'
    const pending = await answerChallenge(context, mfaToken, type, code)
    if (!pending?.authorization_json)
      return c.html(secondFactorPage(setting(c), { mfaToken, error: 'Two-factor authentication failed.' }), 401)
    const fields = storedJson<AuthorizeFields>(pending.authorization_json)
    return goBack(c, fields, { accountId: pending.account_id, appId: pending.app_id, scopes: pending.scopes.split(' ') })
  })

  /** The request, or its error in a sentence. An invalid address is never redirected to. */
  async function readAsked(params: Params, askedScopes: string): Promise<Asked | string> {
    const app = await findApp(context, params.string('client_id') ?? '')
    if (!app) return 'This application is not known here.'
    const fields: AuthorizeFields = {
      client_id: app.client_id,
      redirect_uri: params.string('redirect_uri') ?? '',
      response_type: params.string('response_type') ?? 'code',
      state: params.string('state') ?? '',
      asked: askedScopes === '' ? app.scopes : askedScopes,
      code_challenge: params.string('code_challenge') ?? '',
      code_challenge_method: params.string('code_challenge_method') ?? '',
    }
    if (!isRegisteredRedirect(app, fields.redirect_uri)) return 'Unlisted redirect_uri.'
    // Apps of an earlier version were registered without this check.
    if (isForbiddenRedirect(fields.redirect_uri, context.origin)) return 'This redirect_uri is forbidden.'
    if (fields.response_type !== '' && fields.response_type !== 'code') return 'Only the response type "code" is possible.'
    // The plain method would reveal the verifier in the address.
    const hasChallenge = fields.code_challenge !== '' || fields.code_challenge_method !== ''
    if (hasChallenge && (fields.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(fields.code_challenge))) {
      return 'Only the challenge method "S256" is possible.'
    }
    return { app, fields }
  }

  async function unusable(account: Parameters<typeof requireUsable>[1]): Promise<string | null> {
    try {
      await requireUsable(context, account)
      return null
    } catch (error) {
      if (error instanceof HttpError && typeof error.body === 'object' && error.body && 'error' in error.body)
        return String(error.body.error)
      throw error
    }
  }

  async function goBack(
    c: RequestContext,
    fields: AuthorizeFields,
    grant: { accountId: string; appId: number; scopes: readonly string[] },
  ) {
    const { redirect_uri: redirectUri, code_challenge: challenge, state } = fields
    const code = await issueCode(context, { ...grant, redirectUri, codeChallenge: challenge === '' ? null : challenge })
    if (redirectUri === OUT_OF_BAND) return c.html(codePage(setting(c), code))
    const back = new URL(redirectUri, context.origin)
    back.searchParams.set('code', code)
    if (state !== '') back.searchParams.set('state', state)
    return c.redirect(back.href, 302)
  }
}

function formOf({ app, fields }: Asked, rest: Pick<SignInForm, 'granted'> & Partial<SignInForm>): SignInForm {
  return { appName: app.name, scopes: readScopes(fields.asked), fields, name: '', error: null, ...rest }
}
