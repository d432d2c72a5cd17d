import { ApiError } from '../http/ApiError.ts'
import { ask, type CallOptions } from '../http/ask.ts'
import { fields, texts, textOrNull } from '../wire/read.ts'
import type { ApiClient } from '../http/client.ts'
import type { OAuthPaths } from './oauth.ts'

/** The server's own description of its sign-in (RFC 8414; Mastodon since 4.3, Hollo and others). */
export interface OAuthMetadata {
  /** Where its calls are, as far as they are on the server itself. */
  readonly paths: OAuthPaths
  /** The scopes that it knows; empty if it does not tell. */
  readonly scopes: readonly string[]
  /** The issuer that has to come with each redirect (RFC 9207); null where none has to. */
  readonly issuer: string | null
}

const wellKnown = '/.well-known/oauth-authorization-server'

/** A sign-in waits no longer for a document that it does not need. */
const timeoutMs = 5000

/**
 * Reads that description. Null where there is none, where it is of another origin, or where it describes something else: Misskey and its
 * forks have one for their own interface, without the scope `read`. Then the known paths are the right ones.
 */
export async function oauthMetadata(client: ApiClient, { signal }: CallOptions = {}): Promise<OAuthMetadata | null> {
  try {
    return await ask(client, (raw) => readMetadata(fields(raw), client.origin), 'GET', wellKnown, { signal, timeout: timeoutMs })
  } catch (error) {
    // Some servers do not share a missing document with other origins, which looks as if they were unreachable.
    if (!(error instanceof ApiError) || error.kind === 'aborted') throw error
    return null
  }
}

function readMetadata(raw: ReturnType<typeof fields>, origin: string): OAuthMetadata | null {
  const issuer = textOrNull(raw.issuer)
  const scopes = texts(raw.scopes_supported)
  if (issuer === null || pathOn(issuer, origin) === undefined || (scopes.length > 0 && !scopes.includes('read'))) return null
  return {
    paths: {
      apps: pathOn(raw.app_registration_endpoint, origin),
      authorize: pathOn(raw.authorization_endpoint, origin),
      token: pathOn(raw.token_endpoint, origin),
      revoke: pathOn(raw.revocation_endpoint, origin),
    },
    scopes,
    issuer: raw.authorization_response_iss_parameter_supported === true ? issuer : null,
  }
}

function pathOn(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.origin === origin ? url.pathname + url.search : undefined
}
