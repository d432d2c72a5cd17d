import type { Send } from '@rookery/api/http/client'
import { parseRecord } from '#lib/isRecord.ts'

/**
 * A fetch that answers the first GET of each prepared address from what the page brought along (the server's preload block)
 * or asked for before anything else was loaded (`src/earlyRequest.ts`); everything else goes to the network.
 */
export function createStartFetch(send: Send, prepared: ReadonlyMap<string, () => Promise<Response>>): Send {
  const unused = new Map(prepared)
  return async (url, init) => {
    const answer = (init.method ?? 'GET') === 'GET' ? unused.get(url) : undefined
    if (!answer) return send(url, init)
    unused.delete(url)
    try {
      return await Promise.race([answer(), untilAborted(init.signal)])
    } catch {
      // The early request was lost; asking again is what would have happened without it. An aborted signal aborts that too.
      return send(url, init)
    }
  }
}

/** Rejects when the caller gives up: an early request has no signal of its own. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
  })
}

/** The addresses of the preload block of Akkoma and Pleroma, each with its answer (base64 of UTF-8 JSON). */
export function readPreload(block: string | null, origin: string): Map<string, () => Promise<Response>> {
  const answers = new Map<string, () => Promise<Response>>()
  for (const [path, encoded] of Object.entries(parseRecord(block))) {
    if (typeof encoded !== 'string' || !path.startsWith('/')) continue
    answers.set(origin + path, async () => {
      const json = decodeBase64(encoded)
      // The panel is a JSON text of HTML; on the network it is the HTML itself.
      const body = path.endsWith('.html') ? String(JSON.parse(json)) : json
      return new Response(body, { headers: { 'content-type': path.endsWith('.html') ? 'text/html' : 'application/json' } })
    })
  }
  return answers
}

function decodeBase64(encoded: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)))
}
