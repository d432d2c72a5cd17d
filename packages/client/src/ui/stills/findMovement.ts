import { pagePolicy } from '#lib/askPagePolicy.ts'
import { movementOf, tellingBytes } from '#lib/movement.ts'
import { movementByName, type Movement } from '#lib/movementByName.ts'

/** What was found out about addresses: a fact about files, the same for every account. */
const found = new Map<string, Promise<Movement | null>>()

/** More than a long session shows; the oldest are asked for again. */
const most = 500

/**
 * Whether and how a picture moves: by its first bytes where the page's policy and the other server allow to read them,
 * by type and name otherwise. Asks once for an address, without credentials and without telling where the reader is.
 */
export function findMovement(url: string, mimeType: string | null): Promise<Movement | null> {
  const known = found.get(url)
  if (known) return known
  const asked = readMovement(url).then((movement) => (movement === undefined ? movementByName(url, mimeType) : movement))
  found.set(url, asked)
  for (const oldest of found.keys()) {
    if (found.size <= most) break
    found.delete(oldest)
  }
  return asked
}

/** undefined when the bytes cannot be had. */
async function readMovement(url: string): Promise<Movement | null | undefined> {
  try {
    const own = new URL(url, location.href).origin === location.origin
    if (!own && !(await pagePolicy()).fetches(url)) return undefined
    const reply = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The picture has just been loaded: a browser that kept it answers by itself.
      cache: 'force-cache',
      headers: { range: `bytes=0-${tellingBytes - 1}` },
    })
    return reply.ok ? movementOf(await firstBytes(reply)) : undefined
  } catch {
    // Refused by the other server, or no network: type and name must do.
    return undefined
  }
}

async function firstBytes(reply: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(tellingBytes)
  const reader = reply.body?.getReader()
  let length = 0
  while (reader && length < tellingBytes) {
    // Each piece can only be asked for when the one before has come.
    const { done, value } = await reader.read()
    if (done) break
    bytes.set(value.subarray(0, tellingBytes - length), length)
    length += Math.min(value.length, tellingBytes - length)
  }
  // A server that knows no ranges sends the rest, too: nobody waits for it.
  await reader?.cancel()
  return bytes.subarray(0, length)
}
