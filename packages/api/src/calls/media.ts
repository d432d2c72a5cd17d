import { ask } from '../http/ask.ts'
import { decodeAttachment } from '../wire/attachment.ts'
import type { ApiClient } from '../http/client.ts'
import type { Send } from '../http/exchange.ts'
import type { Attachment, AttachmentId } from '../wire/model.ts'

export interface UploadOptions {
  /** Text for people who do not see the picture. */
  readonly description?: string
  /** How much is sent, from 0 to 1. Where the browser cannot tell it is called once, at the end. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal | undefined
}

const uploadTimeout = 15 * 60_000

/** What the client reads of an answer's headers. */
const answerHeaders = ['content-type', 'date', 'retry-after', 'x-ratelimit-reset']

/** Compare the size with `instance.uploadLimits` first: a server may cut the connection instead of answering. */
export async function upload(client: ApiClient, file: Blob, { description, onProgress, signal }: UploadOptions = {}): Promise<Attachment> {
  const send = onProgress && client.overNetwork && typeof XMLHttpRequest === 'function' ? sendReporting(onProgress) : undefined
  const attachment = await ask(client, decodeAttachment, 'POST', '/api/v1/media', {
    form: { file, description },
    timeout: uploadTimeout,
    signal,
    send,
  })
  onProgress?.(1)
  return attachment
}

/** Changes the description of an upload. */
export function describe(client: ApiClient, id: AttachmentId, description: string): Promise<Attachment> {
  return ask(client, decodeAttachment, 'PUT', `/api/v1/media/${encodeURIComponent(id)}`, { form: { description } })
}

/**
 * fetch cannot tell how much it has sent. This one can, but sends the server's cookies to the server's own page;
 * servers look at the bearer token first, so the upload still belongs to the right account.
 */
function sendReporting(onProgress: (share: number) => void): Send {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => {
        const headers = answerHeaders.map((name): [string, string] => [name, request.getResponseHeader(name) ?? ''])
        resolve(
          new Response(request.responseText || null, { status: request.status, headers: headers.filter(([, value]) => value !== '') }),
        )
      }
      request.onerror = () => reject(new TypeError('The upload did not reach the server.'))
      request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
      request.onloadend = () => signal?.removeEventListener('abort', stop)
      signal?.addEventListener('abort', stop)
      request.send(body instanceof FormData ? body : null)
    })
}
