import { acceptLanguage } from './acceptLanguage.ts'
import { ApiError } from './ApiError.ts'
import { systemClock } from './Clock.ts'
import { encodeFormBody, encodeQuery } from './encodeForm.ts'
import { Unanswered, exchange } from './exchange.ts'
import { isMissingStatus } from './isMissingStatus.ts'
import { readRetryAfter } from './retryAfter.ts'
import { parseJson } from '../wire/parseJson.ts'
import { record } from '../wire/read.ts'
import type { Clock } from './Clock.ts'
import type { FormFields } from './encodeForm.ts'
import type { Send } from './exchange.ts'
import type { ApiErrorDetails, ApiErrorKind } from './ApiError.ts'
import type { DecodeError } from '../wire/DecodeError.ts'

export type { Send }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface ClientOptions {
  /** Scheme and host of the server, e.g. `https://social.example`. */
  readonly origin: string
  /** Bearer token; sent to this origin only. */
  readonly token: string | null
  readonly fetch?: Send
  /** True if the given `fetch` only wraps the browser's own. */
  readonly overNetwork?: boolean
  readonly clock?: Clock
  /** Aborts running GET requests, and all further ones before they are sent. A change that is under way is completed. */
  readonly signal?: AbortSignal
  /** A call with the token got 401 or 403: the token may be invalid. Check it with `credentials.verify`. */
  readonly onUnauthorized?: (error: ApiError) => void
  /** A GET got this response: for another page that is about to make the same request. */
  readonly onResponse?: (url: string, text: string, headers: Headers) => void
  /** A change got this response: for other pages that show the same data. */
  readonly onChanged?: (method: Method, path: string, text: string) => void
  /** An item of a list could not be decoded and was left out. */
  readonly onDropped?: (error: DecodeError, path: string) => void
  /** The response to an optional call cannot be read. It is normal that a server lacks such a document. */
  readonly onUnusable?: (error: ApiError) => void
}

export interface RequestOptions {
  readonly query?: FormFields
  /** Sent as `application/x-www-form-urlencoded`, or as `multipart/form-data` when a Blob is in it. */
  readonly form?: FormFields
  readonly json?: unknown
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Random for each attempt of the user, and the same for repetitions of that attempt. An error response ends the attempt. */
  readonly idempotencyKey?: string | undefined
  /** Milliseconds until the call is aborted; 30,000 by default. */
  readonly timeout?: number
  /** The kind of response: JSON (the default), any text, or nothing worth reading. */
  readonly expect?: 'json' | 'text' | 'nothing'
  /** For the account security calls, which report a failure with status 200 and an `error`. */
  readonly errorIn200?: boolean
  /** The call is itself the check of the token: its rejection is not reported to `onUnauthorized`, which would check again. */
  readonly checksToken?: boolean
  /** The server may lack this call: its status says so, and further calls fail without a request. */
  readonly mayBeMissing?: boolean
  /** Files of the admin change without a new address. */
  readonly cache?: RequestCache
  /** Replaces the transport of this one request (upload progress). */
  readonly send?: Send | undefined
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, a text if a text was expected, or null for an empty response. */
  readonly body: unknown
}

/** The server as one account (or a visitor) sees it. Calls in `calls/` take it as their first argument. */
export interface ApiClient {
  readonly origin: string
  readonly token: string | null
  readonly clock: Clock
  /** False if the transport was given (an instance in process), which progress reporting must not bypass. */
  readonly overNetwork: boolean
  /** Throws only ApiError. */
  request(method: Method, path: string, options?: RequestOptions): Promise<Reply>
  readonly onDropped: (error: DecodeError, path: string) => void
  readonly onUnusable: (error: ApiError) => void
}

/** Maximum size of a response: 8 MB. */
export const replyLimit = 8 * 1024 * 1024

const defaultTimeout = 30_000

/** Characters of a body that may outlive its page; a browser refuses more than 64 KiB of all such calls together. */
const outlivingBody = 8 * 1024

export function createClient(options: ClientOptions): ApiClient {
  const { token, clock = systemClock, onUnauthorized } = options
  const { origin, host } = new URL(options.origin)
  const transport: Send = options.fetch ?? ((url, init) => fetch(url, init))

  const missing = new Map<string, ApiError>()

  async function request(method: Method, path: string, request: RequestOptions = {}): Promise<Reply> {
    const fail = (kind: ApiErrorKind, details: Partial<ApiErrorDetails> = {}) => new ApiError({ kind, method, path, ...details })

    const known = request.mayBeMissing && missing.get(path)
    if (known) throw known
    if (options.signal?.aborted) throw fail('aborted', { cause: options.signal.reason })
    if (!URL.canParse(path, origin)) throw fail('network')
    const url = new URL(path, origin)
    const withToken = token !== null && url.origin === origin
    const { send = transport, expect = 'json', timeout = defaultTimeout, signal } = request
    const address = url.href + encodeQuery(request.query ?? {})
    const init = { ...initOf(method, request, withToken ? token : null), ...keepToOrigin(url) }
    const { response, text } = await exchange(send, address, init, {
      clock,
      timeout,
      size: replyLimit,
      signals: [signal, method === 'GET' ? options.signal : undefined].filter((signal) => signal !== undefined),
    }).catch((cause: unknown) => {
      throw cause instanceof Unanswered ? fail(cause.kind, { cause }) : cause
    })

    const { status, headers } = response
    if (!response.ok) {
      const error = fail('http', {
        status,
        body: parseRefusal(text, headers),
        retryAfter: status === 429 || status === 503 ? readRetryAfter(headers, clock.now()) : null,
        isReplayed: headers.get('idempotent-replayed') === 'true',
      })
      if (request.mayBeMissing && isMissingStatus(status)) missing.set(path, error)
      if (withToken && !request.checksToken && isRejectedToken(error)) onUnauthorized?.(error)
      throw error
    }
    if (method === 'GET') options.onResponse?.(address, text, headers)
    else options.onChanged?.(method, path, text)
    if (expect !== 'json') return { status, headers, body: expect === 'text' ? text : null }
    const body = parse(text, host)
    if (body === notJson) throw fail('notJson', { status, cause: text.slice(0, 40) })
    if (request.errorIn200 && record(body)?.error !== undefined) throw fail('http', { status, body })
    return { status, headers, body }
  }

  return {
    origin,
    token,
    clock,
    overNetwork: options.overNetwork ?? options.fetch === undefined,
    request,
    onDropped: options.onDropped ?? ignore,
    onUnusable: options.onUnusable ?? ignore,
  }
}

function ignore(): void {}

/** A status that says so, or Takahē's words for it. */
function isRejectedToken({ status, serverText }: ApiError): boolean {
  return status === 401 || status === 403 || serverText === 'Invalid Bearer token'
}

function initOf(method: Method, request: RequestOptions, token: string | null): RequestInit {
  // `isDeadToken` reads the words of the server, which translates some of them.
  const language = request.checksToken ? 'en' : acceptLanguage()
  const body = request.json === undefined ? request.form && encodeFormBody(request.form) : JSON.stringify(request.json)
  return {
    method,
    // The sign-in response sets a session cookie that the server would accept as a credential.
    credentials: 'omit',
    headers: {
      accept: request.expect === 'text' ? '*/*' : 'application/json',
      ...(language !== null && { 'accept-language': language }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
      ...request.headers,
    },
    ...(body !== undefined && { body }),
    ...(request.cache && { cache: request.cache }),
    keepalive: method !== 'GET' && outlives(body),
  }
}

/**
 * Rejects a redirect to another server before anything is sent there. A browser can distinguish the kinds of redirect for its own origin
 * only.
 */
function keepToOrigin({ origin }: URL): RequestInit {
  return typeof location === 'object' && location.origin === origin ? { mode: 'same-origin' } : { redirect: 'error' }
}

/** A small call continues after the page is left, so that leaving immediately does not undo an action. */
function outlives(body: ReturnType<typeof encodeFormBody> | string | undefined): boolean {
  return body === undefined || (!(body instanceof FormData) && body.toString().length <= outlivingBody)
}

const notJson = Symbol('not JSON')

function parse(text: string, host: string): unknown {
  if (text.trim() === '') return null
  try {
    return parseJson(text, host)
  } catch {
    // The caller turns this into an error of the right kind.
    return notJson
  }
}

/** Reads the JSON of an error, or the short plain text of a proxy or an old route; never a page. */
function parseRefusal(text: string, headers: Headers): unknown {
  const body = parse(text, '')
  if (body !== notJson) return body
  return headers.get('content-type')?.startsWith('text/plain') && text.length <= 300 ? text : null
}
