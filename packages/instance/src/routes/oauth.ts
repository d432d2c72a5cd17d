import { requireScope, requireUser, type RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { appScopes, proveApp, redirectsIn, registerApp, type AppRow } from '../domain/oauth/apps.ts'
import { redeemCode } from '../domain/oauth/codes.ts'
import { isForbiddenRedirect } from '../domain/oauth/isForbiddenRedirect.ts'
import { grantScopes, readScopes } from '../domain/oauth/scopes.ts'
import { answerChallenge, beginChallenge, isTotpOn } from '../domain/oauth/secondFactor.ts'
import { proveSelf, requireUsable, wrongCredentials } from '../domain/oauth/signIn.ts'
import { issueToken, refreshToken, revokeToken, revokeTokenById, type TokenResponse } from '../domain/oauth/tokens.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, failure, HttpError, missingFields } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import { readParams } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'

/** Apps and tokens; the pages of the browser's sign-in are in `authorize.ts`. */
export function oauthRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.post('/api/v1/apps', async (c) => {
    const params = await readParams(c.req.raw)
    const [name, redirectUris] = [params.shortString('client_name'), params.string('redirect_uris')]
    if (name === undefined || redirectUris === undefined) throw missingFields(params, ['client_name', 'redirect_uris'])
    if (name.trim() === '' || redirectUris.trim() === '') throw failure(422, "can't be blank")
    // Akkoma takes any address. Its own sign-in page would then run a script address that an app registered.
    if (redirectsIn(redirectUris).some((uri) => isForbiddenRedirect(uri, context.origin)))
      throw failure(422, 'Validation failed: Redirect URI is forbidden by the server.')
    const scopes = readScopes(params.string('scopes') ?? 'read').join(' ')
    const row = await registerApp(context, { name, redirectUris, scopes, website: params.shortString('website') ?? null })
    const { client_id, client_secret, redirect_uris: redirect_uri, website } = row
    return c.json({ id: String(row.id), name, client_id, client_secret, redirect_uri, website, vapid_key: context.vapid.publicKey })
  })

  app.get('/api/v1/apps/verify_credentials', async (c) => {
    const appId = c.get('auth')?.token.app_id
    if (appId == null) throw crashed(400)
    const { name, website } = await db
      .selectFrom('oauth_apps')
      .select(['name', 'website'])
      .where('id', '=', appId)
      .executeTakeFirstOrThrow()
    return c.json({ name, website, vapid_key: context.vapid.publicKey })
  })

  app.get('/api/v1/pleroma/apps', (c) => {
    const auth = c.get('auth')
    if (!auth?.account) throw failure(403, 'Insufficient permissions: follow | read.')
    requireScope(auth, 'follow', 'read')
    return c.json([])
  })

  app.post('/oauth/token', async (c) => {
    const params = await readParams(c.req.raw)
    const token = await grant(c, params)
    if (!token) throw wrongCredentials()
    return c.json(token)
  })

  app.post('/oauth/mfa/challenge', async (c) => {
    const params = await readParams(c.req.raw)
    const client = await clientOf(c, params)
    const pending =
      client &&
      (await answerChallenge(context, params.string('mfa_token') ?? '', params.string('challenge_type') ?? '', params.string('code') ?? ''))
    if (!pending || pending.app_id !== client.id) throw failure(400, 'Invalid code')
    return c.json(await issueToken(context, { appId: client.id, accountId: pending.account_id, scopes: pending.scopes.split(' ') }))
  })

  app.post('/oauth/revoke', async (c) => {
    const params = await readParams(c.req.raw)
    const token = params.string('token')
    if (token === undefined) throw failure(500, 'Bad request')
    // Akkoma does not authenticate the client. This is Mastodon's error, which every client has to handle.
    if ((await revokeToken(context, token, await clientOf(c, params))) === 'refused') {
      throw new HttpError(403, { error: 'unauthorized_client', error_description: 'You are not authorized to revoke this token' })
    }
    return c.json({})
  })

  for (const path of ['/api/oauth_tokens', '/api/oauth_tokens.json']) {
    app.get(path, async (c) => {
      const account = requireUser(c)
      const rows = await db
        .selectFrom('oauth_tokens')
        .innerJoin('oauth_apps', 'oauth_apps.id', 'oauth_tokens.app_id')
        .select(['oauth_tokens.id', 'oauth_tokens.expires_at', 'oauth_apps.name'])
        .where('oauth_tokens.account_id', '=', account.id)
        .orderBy('oauth_tokens.id')
        .execute()
      return c.json(rows.map((row) => ({ id: row.id, app_name: row.name, valid_until: naiveTime(row.expires_at) })))
    })
  }

  app.delete('/api/oauth_tokens/:id', async (c) => {
    // Akkoma requires no scope here, so a read-only token could sign its owner out everywhere.
    const account = requireUser(c, 'write:security')
    const id = c.req.param('id')
    if (!/^\d{1,15}$/.test(id)) throw new HttpError(400, 'Invalid parameters')
    await revokeTokenById(context, account.id, Number(id))
    return c.body('', 201, { 'content-type': 'application/json; charset=utf-8' })
  })

  async function grant(c: RequestContext, params: Params): Promise<TokenResponse | null> {
    const type = params.string('grant_type')
    if (type === 'password') return passwordGrant(c, params)
    const isKnown = type === 'client_credentials' || type === 'authorization_code' || type === 'refresh_token'
    if (!isKnown) throw failure(500, 'Bad request')
    const client = await clientOf(c, params)
    if (!client) return null
    if (type === 'client_credentials') return issueToken(context, { appId: client.id, accountId: null, scopes: appScopes(client) })
    if (type === 'refresh_token') return refreshToken(context, params.string('refresh_token') ?? '', client.id)
    const code = params.string('code') ?? ''
    // Akkoma crashes on invalid base64.
    if (!/^[\w-]+$/.test(code) || code.length % 4 === 1) throw crashed()
    const [redirectUri, codeVerifier] = [params.string('redirect_uri'), params.string('code_verifier')]
    return redeemCode(context, { code, appId: client.id, redirectUri, codeVerifier })
  }

  async function passwordGrant(c: RequestContext, params: Params): Promise<TokenResponse | null> {
    const account = await proveSelf(context, params.string('username') ?? '', params.string('password') ?? '')
    if (!account) {
      throttle(c, context, 'authentication')
      return null
    }
    const client = await clientOf(c, params)
    if (!client) return null
    await requireUsable(context, account)
    const asked = params.string('scope')
    const registered = appScopes(client)
    const scopes = grantScopes(asked === undefined ? registered : readScopes(asked), registered, account)
    if (!scopes) return null
    if (await isTotpOn(context, account)) {
      const mfaToken = await beginChallenge(context, { accountId: account.id, appId: client.id, scopes })
      throw new HttpError(403, { error: 'mfa_required', mfa_token: mfaToken, supported_challenge_types: 'totp' })
    }
    return issueToken(context, { appId: client.id, accountId: account.id, scopes })
  }

  /** The app by id and secret, in the body or as HTTP Basic. */
  async function clientOf(c: RequestContext, params: Params): Promise<AppRow | null> {
    const basic = /^basic\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const [id, secret] = basic
      ? Buffer.from(basic, 'base64').toString('utf8').split(':', 2)
      : [params.string('client_id'), params.string('client_secret')]
    return proveApp(context, id ?? '', secret ?? '')
  }
}

/** Without zone and with microseconds, as Akkoma writes it here alone. */
const naiveTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 23)}000`
