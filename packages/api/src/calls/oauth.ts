import { ApiError } from '../http/ApiError.ts'
import { ask, type CallOptions } from '../http/ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { ownPath } from '../wire/ownPath.ts'
import { fields, record, textOrNull, texts } from '../wire/read.ts'
import { decodeToken } from '../wire/token.ts'
import type { ApiClient } from '../http/client.ts'
import type { FormFields } from '../http/encodeForm.ts'
import type { Token } from '../wire/model.ts'

/** Where a server has the calls of its sign-in. They may have been stored: each is checked before use. */
export interface OAuthPaths {
  readonly apps?: unknown
  readonly authorize?: unknown
  readonly token?: unknown
  readonly revoke?: unknown
}

const knownPaths = { apps: '/api/v1/apps', authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' } as const

/** This client as the server knows it. Keep it with the account; a server may forget it. */
export interface OAuthApp {
  readonly clientId: string
  readonly clientSecret: string
  /** From `oauthMetadata`; the known ones if absent. */
  readonly paths?: OAuthPaths | undefined
}

/** An app with its registered scopes: Mastodon shows an error page if a sign-in asks for another one. */
export interface ScopedApp extends OAuthApp {
  readonly scopes: string
}

/** The result of an attempt to sign in. */
export type GrantResult =
  | { readonly kind: 'token'; readonly token: Token }
  /** A second factor is needed; the token lives for five minutes and survives wrong codes. */
  | { readonly kind: 'mfa'; readonly mfaToken: string; readonly challengeTypes: readonly string[] }
  | { readonly kind: 'resetRequired'; readonly serverText: string | null }
  /** The account cannot sign in now, e.g. `missing_confirmed_email`, `awaiting_approval`, `account_is_disabled`. */
  | { readonly kind: 'notice'; readonly identifier: string; readonly serverText: string | null }
  /** Wrong name, password, code or app. `serverText` is in the reader's language. */
  | { readonly kind: 'refused'; readonly serverText: string | null; readonly error: ApiError }

export interface AppDraft {
  readonly clientName: string
  /** Absolute; several are separated by blanks. */
  readonly redirectUris: string
  readonly scopes: string
  readonly website?: string
  /** From `oauthMetadata`; they become part of the app. */
  readonly paths?: OAuthPaths | undefined
}

/**
 * Registers the client. The result has the scopes to request: those of the response, else those that were sent. Pleroma deletes an
 * unused app after 15 minutes: when a stored one is refused, register again and try once more. Mastodon and GoToSocial refuse the whole registration for one scope that they do not know.
 */
export function registerApp(client: ApiClient, { clientName, redirectUris, scopes, website, paths }: AppDraft): Promise<ScopedApp> {
  const read = (value: unknown): ScopedApp => {
    const raw = record(value)
    const clientId = textOrNull(raw?.client_id)
    const clientSecret = textOrNull(raw?.client_secret)
    if (!clientId || !clientSecret) throw new DecodeError('app', 'client_id and client_secret')
    const notified = Array.isArray(raw?.scopes) ? texts(raw.scopes).join(' ') : ''
    return { clientId, clientSecret, scopes: notified || scopes, ...(paths && { paths }) }
  }
  return ask(client, read, 'POST', pathOf('apps', paths), {
    form: { client_name: clientName, redirect_uris: redirectUris, scopes, website },
  })
}

interface WithApp extends CallOptions {
  readonly app: ScopedApp
}

/** Signs in with name (or e-mail address) and password: Akkoma and Pleroma only. Throws ApiError if the server could not be reached. */
export function passwordToken(
  client: ApiClient,
  { app, username, password, signal }: WithApp & { readonly username: string; readonly password: string },
): Promise<GrantResult> {
  return signIn(
    client,
    pathOf('token', app.paths),
    { ...appForm(app), grant_type: 'password', username, password, scope: app.scopes },
    signal,
  )
}

export interface CodeGrant extends WithApp {
  readonly code: string
  /** The same as in the authorize address. */
  readonly redirectUri: string
  /** The PKCE verifier, stored when the authorize address was made. */
  readonly verifier?: string | null
}

/** Ends the browser flow. */
export function codeToken(client: ApiClient, { app, code, redirectUri, verifier }: CodeGrant): Promise<GrantResult> {
  const form = {
    ...appForm(app),
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    scope: app.scopes,
  }
  return signIn(client, pathOf('token', app.paths), form)
}

/** A token of the app itself, which registration of an account needs. */
export function appToken(client: ApiClient, { app, redirectUri }: WithApp & { readonly redirectUri: string }): Promise<Token> {
  const form = { ...appForm(app), grant_type: 'client_credentials', redirect_uri: redirectUri, scope: app.scopes }
  return ask(client, (raw) => decodeToken(raw, client.clock.now()), 'POST', pathOf('token', app.paths), { form })
}

/** A new pair of tokens (Akkoma and Pleroma). */
export function refresh(
  client: ApiClient,
  { app, refreshToken }: { readonly app: OAuthApp; readonly refreshToken: string },
): Promise<Token> {
  const form = { ...appForm(app), grant_type: 'refresh_token', refresh_token: refreshToken }
  return ask(client, (raw) => decodeToken(raw, client.clock.now()), 'POST', pathOf('token', app.paths), { form })
}

/** Also ends the token's push subscription and its streams. */
export async function revoke(client: ApiClient, { app, token }: { readonly app: OAuthApp; readonly token: string }): Promise<void> {
  await client.request('POST', pathOf('revoke', app.paths), { form: { ...appForm(app), token }, expect: 'nothing' })
}

export interface MfaResponse extends CallOptions {
  readonly app: OAuthApp
  readonly mfaToken: string
  readonly code: string
  readonly challengeType: 'totp' | 'recovery'
}

/** Every failure is `refused` with the same text: a wrong code, an old token and an unknown app look alike. */
export function mfaChallenge(client: ApiClient, { app, mfaToken, code, challengeType, signal }: MfaResponse): Promise<GrantResult> {
  return signIn(client, '/oauth/mfa/challenge', { ...appForm(app), mfa_token: mfaToken, code, challenge_type: challengeType }, signal)
}

export interface AuthorizeOptions {
  readonly app: ScopedApp
  readonly redirectUri: string
  /** From `calls/pkce`; compare it with the callback's. */
  readonly state: string
  /** From `calls/pkce`; null where the page has no WebCrypto. */
  readonly challenge?: string | null
  readonly forceLogin?: boolean
}

/** The address of the server's own sign-in page. The callback has `code`, `access_token` or `error`, and `state`. */
export function authorizeUrl(origin: string, { app, redirectUri, state, challenge, forceLogin }: AuthorizeOptions): string {
  const url = new URL(pathOf('authorize', app.paths), new URL(origin).origin)
  const query = url.searchParams
  const asked = { response_type: 'code', client_id: app.clientId, redirect_uri: redirectUri, scope: app.scopes, state }
  for (const [name, value] of Object.entries(asked)) query.set(name, value)
  if (challenge) {
    query.set('code_challenge', challenge)
    query.set('code_challenge_method', 'S256')
  }
  if (forceLogin) query.set('force_login', 'true')
  return url.href
}

/** The path of a call: the server's own one, unless it leads elsewhere. */
function pathOf(call: keyof OAuthPaths, paths: OAuthPaths | undefined): string {
  return ownPath(paths?.[call]) ?? knownPaths[call]
}

function appForm({ clientId, clientSecret }: OAuthApp): FormFields {
  return { client_id: clientId, client_secret: clientSecret }
}

async function signIn(client: ApiClient, path: string, form: FormFields, signal?: AbortSignal): Promise<GrantResult> {
  try {
    const token = await ask(client, (raw) => decodeToken(raw, client.clock.now()), 'POST', path, { form, signal })
    return { kind: 'token', token }
  } catch (error) {
    // A 5xx is no rejection: only 4xx responses about the user are results.
    if (!(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500 || error.status === 429) throw error
    return resultOf(error)
  }
}

// Texts are translated by the server; the order and the stable words are in the server's contract.
function resultOf(error: ApiError): GrantResult {
  const { body, identifier, serverText } = error
  const mfaToken = textOrNull(fields(body).mfa_token)
  if (identifier === 'mfa_required' && mfaToken) {
    // Separated by commas, not a list.
    const types = textOrNull(fields(body).supported_challenge_types) ?? 'totp'
    return { kind: 'mfa', mfaToken, challengeTypes: types.split(',') }
  }
  if (identifier === 'password_reset_required') return { kind: 'resetRequired', serverText }
  return identifier ? { kind: 'notice', identifier, serverText } : { kind: 'refused', serverText, error }
}
