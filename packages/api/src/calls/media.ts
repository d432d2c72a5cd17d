import { ApiError } from '../http/ApiError.ts'
import { isMissing } from './optional.ts'
import { ask } from '../http/ask.ts'
import { decodeAttachment } from '../wire/attachment.ts'
import { Unanswered } from '../http/exchange.ts'
import type { ApiClient } from '../http/client.ts'
import type { Clock } from '../http/Clock.ts'
import type { Send } from '../http/exchange.ts'
import type { Attachment, AttachmentId } from '../wire/model.ts'

export interface UploadOptions {
  /** A description for people who do not see the image. */
  readonly description?: string
  /** The share that is sent, from 0 to 1. Browsers without progress call it once, at the end. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal | undefined
}

/** The longest time of an upload while its data still moves. */
const uploadTimeout = 60 * 60_000

/** If nothing of the file leaves for this long, the connection is dead. */
const silence = 60_000

/** The longest silence of the server after everything is sent. */
const responseTimeoutMs = 5 * 60_000

/** The response headers that the client reads. */
const responseHeaders = ['content-type', 'date', 'retry-after', 'x-ratelimit-reset']

/**
 * Sends a file, and waits until it can be shown and posted. Compare the size with `instance.uploadLimits` first: a server may
 * cut the connection instead of answering.
 */
export async function upload(client: ApiClient, file: Blob, options: UploadOptions = {}): Promise<Attachment> {
  const { onProgress, signal } = options
  const attachment = await sendFile(client, '/api/v2/media', file, options).catch((error: unknown) => {
    // Old servers have the first version only, which responds after processing.
    if (!isMissing(error)) throw error
    return sendFile(client, '/api/v1/media', file, options)
  })
  onProgress?.(1)
  return attachment.url === '' ? whenReady(client, attachment.id, signal) : attachment
}

function sendFile(client: ApiClient, path: string, file: Blob, { description, onProgress, signal }: UploadOptions): Promise<Attachment> {
  const reports = onProgress && client.overNetwork && typeof XMLHttpRequest === 'function'
  return ask(client, decodeAttachment, 'POST', path, {
    form: { file, description },
    timeout: uploadTimeout,
    signal,
    send: reports ? sendReporting(client.clock, onProgress) : undefined,
    mayBeMissing: path === '/api/v2/media',
  })
}

/** Milliseconds between checks of a file that the server is processing. */
const lookEvery = [1000, 1000, 2000, 3000, 5000]

/** The longest time that a server may take to process a video. */
const processingTime = 15 * 60_000

/** This many looks in a row may fail: a sent file is not given up for a moment without a network. */
const lostLooks = 8

/** Polls an upload until it has an address. */
async function whenReady(client: ApiClient, id: AttachmentId, signal: AbortSignal | undefined): Promise<Attachment> {
  const path = `/api/v1/media/${encodeURIComponent(id)}`
  const givenUp = client.clock.now() + processingTime
  for (let look = 0, lost = 0; ; look += 1) {
    await pause(client.clock, lookEvery[look] ?? 5000, signal)
    try {
      const attachment = await ask(client, decodeAttachment, 'GET', path, { signal })
      if (attachment.url !== '') return attachment
      lost = 0
    } catch (error) {
      lost += 1
      if (!(error instanceof ApiError) || !mayPass(error) || lost >= lostLooks) throw error
    }
    if (client.clock.now() > givenUp) throw new ApiError({ kind: 'timeout', method: 'GET', path })
  }
}

/** A rejection means that the file cannot be read, or is missing; any other failure may pass. */
function mayPass({ kind, status }: ApiError): boolean {
  return kind === 'http' ? status === 429 || status >= 500 : kind !== 'aborted'
}

/** Ends early when the signal aborts; the next call then fails as aborted. */
function pause(clock: Clock, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.after(milliseconds, resolve)
    const end = () => {
      timer.cancel()
      resolve()
    }
    signal?.addEventListener('abort', end, { once: true })
  })
}

/** Changes the description of an upload. */
export function describe(client: ApiClient, id: AttachmentId, description: string): Promise<Attachment> {
  return ask(client, decodeAttachment, 'PUT', `/api/v1/media/${encodeURIComponent(id)}`, { json: { description } })
}

/**
 * fetch cannot report how much it has sent, XMLHttpRequest can. It sends cookies to the page's own server too; servers
 * look at the bearer token first, so the upload still belongs to the right account.
 */
function sendReporting(clock: Clock, onProgress: (share: number) => void): Send {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      const giveUp = () => {
        reject(new Unanswered('timeout', null))
        stop()
      }
      let timeoutMs = clock.after(silence, giveUp)
      const waitAnew = (time: number) => {
        timeoutMs.cancel()
        timeoutMs = clock.after(time, giveUp)
      }
      const fail = () => reject(new TypeError('The upload did not reach the server.'))
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        waitAnew(loaded < total ? silence : responseTimeoutMs)
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => {
        // Unlike fetch it follows every redirect. An address that the page's policy allows is still not the requested server.
        if (request.responseURL && new URL(request.responseURL).origin !== new URL(url).origin) return fail()
        const headers = responseHeaders.map((name): [string, string] => [name, request.getResponseHeader(name) ?? ''])
        resolve(
          new Response(request.responseText || null, { status: request.status, headers: headers.filter(([, value]) => value !== '') }),
        )
      }
      request.onerror = fail
      request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
      request.onloadend = () => {
        timeoutMs.cancel()
        signal?.removeEventListener('abort', stop)
      }
      signal?.addEventListener('abort', stop)
      request.send(body instanceof FormData ? body : null)
    })
}
