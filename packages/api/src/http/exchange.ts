import type { Clock } from './Clock.ts'

/** A function like `fetch`, so that an instance in process can respond without a port. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** Why there is no complete response. */
export class Unanswered extends Error {
  readonly kind: 'network' | 'timeout' | 'aborted' | 'tooLarge'

  constructor(kind: Unanswered['kind'], cause: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

export interface ExchangeLimits {
  readonly clock: Clock
  /** Milliseconds for the complete response, not only its beginning. */
  readonly timeout: number
  /** Bytes. */
  readonly size: number
  /** The caller gives up, or the account was signed out. */
  readonly signals: readonly AbortSignal[]
}

/** Sends one request and reads its complete response. Throws only Unanswered. */
export async function exchange(
  send: Send,
  url: string,
  init: RequestInit,
  { clock, timeout, size, signals }: ExchangeLimits,
): Promise<{ response: Response; text: string }> {
  const aborted = signals.find((signal) => signal.aborted)
  if (aborted) throw new Unanswered('aborted', aborted.reason)
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timedOut = false
  const timer = clock.after(timeout, () => {
    timedOut = true
    abort()
  })
  for (const signal of signals) signal.addEventListener('abort', abort)
  try {
    const response = await send(url, { ...init, signal: controller.signal })
    return { response, text: await readText(response, size) }
  } catch (cause) {
    if (cause instanceof Unanswered) throw cause
    throw new Unanswered(timedOut ? 'timeout' : controller.signal.aborted ? 'aborted' : 'network', cause)
  } finally {
    timer.cancel()
    for (const signal of signals) signal.removeEventListener('abort', abort)
  }
}

/** Reads in chunks, so that an endless or huge response is rejected before it fills the memory. */
async function readText(response: Response, limit: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > limit) {
    await response.body?.cancel()
    throw new Unanswered('tooLarge', null)
  }
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new Unanswered('tooLarge', null)
    }
    text += decoder.decode(value, { stream: true })
  }
}
