import type { Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import { parseRecord } from '#lib/isRecord.ts'

/** A response that is available, or on its way, before the client requests it. */
export interface EarlyResponse {
  /** The Authorization header of the request, null without one; undefined for public data. */
  readonly authorization?: string | null
  readonly response: () => Promise<Response>
}

export interface StartFetch {
  readonly fetch: Send
  /** Another account is shown: unused responses are dropped. */
  drop(): void
}

/** After this time the page has made all requests of its first render, and unused responses are outdated. */
const startLasts = 10_000

/**
 * A fetch that answers the first GET of each prepared address from data in the page (the server's preload block) or from an early request
 * (`src/earlyRequest.ts`); all others go to the network.
 */
export function createStartFetch(send: Send, clock: Clock, prepared: ReadonlyMap<string, EarlyResponse>): StartFetch {
  const unused = new Map(prepared)
  const drop = () => unused.clear()
  clock.after(startLasts, drop)

  function take(url: string, init: RequestInit): EarlyResponse | undefined {
    const early = (init.method ?? 'GET') === 'GET' ? unused.get(url) : undefined
    if (!early) return undefined
    if (early.authorization !== undefined && early.authorization !== new Headers(init.headers).get('authorization')) return undefined
    unused.delete(url)
    return early
  }

  return {
    async fetch(url, init) {
      const early = take(url, init)
      if (!early) return send(url, init)
      try {
        return await Promise.race([early.response(), untilAborted(init.signal)])
      } catch {
        // The early request failed, so send a normal one. An aborted signal aborts that too.
        return send(url, init)
      }
    },
    drop,
  }
}

/** Rejects when the caller aborts: an early request has no signal of its own. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
  })
}

/** The addresses of the preload block of Akkoma and Pleroma, each with its response (base64 of UTF-8 JSON). */
export function readPreload(block: string | null, origin: string): Map<string, EarlyResponse> {
  const responses = new Map<string, EarlyResponse>()
  for (const [path, encoded] of Object.entries(parseRecord(block))) {
    if (typeof encoded !== 'string' || !path.startsWith('/')) continue
    const response = async () => {
      const json = decodeBase64(encoded)
      // The panel is a JSON string of HTML; on the network it is HTML.
      const body = path.endsWith('.html') ? String(JSON.parse(json)) : json
      return new Response(body, { headers: { 'content-type': path.endsWith('.html') ? 'text/html' : 'application/json' } })
    }
    responses.set(origin + path, { response })
  }
  return responses
}

function decodeBase64(encoded: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)))
}
