import { ApiError } from './ApiError.ts'
import { systemClock } from './Clock.ts'
import { encodeForm, encodeQuery } from './encodeForm.ts'
import { TooLarge, readBody } from './readBody.ts'
import { readRetryAfter } from './retryAfter.ts'
import { record } from '../wire/read.ts'
import type { Clock } from './Clock.ts'
import type { FormFields } from './encodeForm.ts'
import type { ApiErrorDetails } from './ApiError.ts'
import type { DecodeError } from '../wire/DecodeError.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A function like `fetch`, so that an instance in process can answer without a port. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

export interface ClientOptions {
  /** Scheme and host of the server, e.g. `https://social.example`. */
  readonly origin: string
  /** Bearer token; goes to this origin only. */
  readonly token: string | null
  readonly fetch?: Send
  readonly clock?: Clock
  /** The server no longer knows the token (see `accounts.verify`). */
  readonly onSignedOut?: () => void
  /** A call that carried the token was answered 401 or 403: the token may be dead. Check it with `accounts.verify`. */
  readonly onRefused?: (error: ApiError) => void
  /** An item of a list could not be decoded and was left out. */
  readonly onDropped?: (error: DecodeError, path: string) => void
}

export interface RequestOptions {
  readonly query?: FormFields
  /** Sent as `application/x-www-form-urlencoded`, or as `multipart/form-data` when a Blob is in it. */
  readonly form?: FormFields
  readonly json?: unknown
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Random for each attempt of the person, kept over repetitions of that attempt; a new one after an error answer. */
  readonly idempotencyKey?: string | undefined
  /** Milliseconds until the call is given up; 30,000 when absent. */
  readonly timeout?: number
  /** What the answer is: JSON (the default), any text, or something not worth reading. */
  readonly expect?: 'json' | 'text' | 'nothing'
  /** For the account security calls, which answer a failure with status 200 and an `error`. */
  readonly errorIn200?: boolean
  /** The call is itself the check of the token: its refusal is not told to `onRefused`, which would check again. */
  readonly checksToken?: boolean
  /** Replaces the transport of this one request (upload progress). */
  readonly send?: Send | undefined
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, a text where one was expected, or null for an empty answer. */
  readonly body: unknown
}

/** The server as one person (or nobody) sees it. Calls in `calls/` take it as their first argument. */
export interface ApiClient {
  readonly origin: string
  readonly token: string | null
  readonly clock: Clock
  /** False when the transport was given (an instance in process), which progress reporting must not go round. */
  readonly overNetwork: boolean
  /** Throws only ApiError. */
  request(method: Method, path: string, options?: RequestOptions): Promise<Reply>
  readonly onSignedOut: () => void
  readonly onDropped: (error: DecodeError, path: string) => void
}

/** Longest answer that is read: 8 MB. */
export const replyLimit = 8 * 1024 * 1024

const defaultTimeout = 30_000

export function createClient(options: ClientOptions): ApiClient {
  const { token, clock = systemClock, onRefused } = options
  const origin = new URL(options.origin).origin
  const transport: Send = options.fetch ?? ((url, init) => fetch(url, init))

  async function request(method: Method, path: string, request: RequestOptions = {}): Promise<Reply> {
    const fail = (kind: ApiErrorDetails['kind'], details: Partial<ApiErrorDetails> = {}) => new ApiError({ kind, method, path, ...details })

    const { signal } = request
    if (signal?.aborted) throw fail('aborted')
    if (!URL.canParse(path, origin)) throw fail('network')
    const url = new URL(path, origin)
    const controller = new AbortController()
    const abort = () => controller.abort()
    let timedOut = false
    const timer = clock.after(request.timeout ?? defaultTimeout, () => {
      timedOut = true
      abort()
    })
    signal?.addEventListener('abort', abort)
    const { send = transport, expect = 'json' } = request
    const withToken = token !== null && url.origin === origin
    let response: Response
    let text: string
    try {
      const body = encodeBody(request)
      response = await send(url.href + encodeQuery(request.query ?? {}), {
        method,
        // The sign-in answer sets a session cookie that the server would take for a credential of its own.
        credentials: 'omit',
        signal: controller.signal,
        headers: {
          ...(withToken && { authorization: `Bearer ${token}` }),
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
          ...request.headers,
        },
        ...(body !== undefined && { body }),
      })
      text = await readBody(response, replyLimit)
    } catch (cause) {
      if (cause instanceof TooLarge) throw fail('tooLarge')
      throw fail(timedOut ? 'timeout' : controller.signal.aborted ? 'aborted' : 'network', { cause })
    } finally {
      timer.cancel()
      signal?.removeEventListener('abort', abort)
    }

    const { status, headers } = response
    const parsed = parse(text)
    if (!response.ok) {
      const error = fail('http', {
        status,
        body: parsed === notJson ? plainText(text, headers) : parsed,
        retryAfter: status === 429 || status === 503 ? readRetryAfter(headers, clock.now()) : null,
      })
      if (withToken && !request.checksToken && (status === 401 || status === 403)) onRefused?.(error)
      throw error
    }
    if (expect === 'nothing') return { status, headers, body: null }
    if (expect === 'text') return { status, headers, body: text }
    if (parsed === notJson) throw fail('notJson', { status })
    if (request.errorIn200 && record(parsed)?.error !== undefined) throw fail('http', { status, body: parsed })
    return { status, headers, body: parsed }
  }

  return {
    origin,
    token,
    clock,
    overNetwork: options.fetch === undefined,
    request,
    onSignedOut: options.onSignedOut ?? ignore,
    onDropped: options.onDropped ?? ignore,
  }
}

function ignore(): void {}

function encodeBody(request: RequestOptions): string | FormData | URLSearchParams | undefined {
  if (request.json !== undefined) return JSON.stringify(request.json)
  if (!request.form) return undefined
  const pairs = encodeForm(request.form)
  if (pairs.some(([, value]) => typeof value !== 'string')) {
    const form = new FormData()
    for (const [name, value] of pairs) form.append(name, value)
    return form
  }
  const form = new URLSearchParams()
  for (const [name, value] of pairs) if (typeof value === 'string') form.append(name, value)
  return form
}

const notJson = Symbol('not JSON')

function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // Not hidden: the caller turns it into an error of the right kind.
    return notJson
  }
}

/** Short plain words of a proxy or an old route; never a page. */
function plainText(text: string, headers: Headers): string | null {
  return headers.get('content-type')?.startsWith('text/plain') && text.length <= 300 ? text : null
}
