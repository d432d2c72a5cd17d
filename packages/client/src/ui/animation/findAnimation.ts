import { pagePolicy } from '#lib/askPagePolicy.ts'
import { movementOf, probeBytes } from '#lib/animation.ts'
import { animationByName, type Movement } from '#lib/animationByName.ts'
import { knownAnimations } from './knownAnimations.ts'

/** Requests under way, by address. */
const underWay = new Map<string, Promise<Movement | null>>()

/** More than a long session shows; the oldest are dropped. */
const max = 500

/** Milliseconds after which type and name decide, because the image waits for the result. */
const timeoutMs = 2000

/**
 * Whether and how an image is animated: by its first bytes if policy and server allow reading them, otherwise by type and name. One request
 * per address, without credentials and referrer.
 */
export function findAnimation(url: string, mimeType: string | null): Promise<Movement | null> {
  const known = knownAnimations.get(url)
  if (known !== undefined) return Promise.resolve(known)
  const before = underWay.get(url)
  if (before) return before
  const asked = readMovement(url).then((movement) => remember(url, movement === undefined ? animationByName(url, mimeType) : movement))
  underWay.set(url, asked)
  return asked
}

function remember(url: string, movement: Movement | null): Movement | null {
  underWay.delete(url)
  knownAnimations.set(url, movement)
  for (const oldest of knownAnimations.keys()) {
    if (knownAnimations.size <= max) break
    knownAnimations.delete(oldest)
  }
  return movement
}

/** undefined if the bytes cannot be read. */
async function readMovement(url: string): Promise<Movement | null | undefined> {
  try {
    const own = new URL(url, location.href).origin === location.origin
    if (!own && !(await pagePolicy()).fetches(url)) return undefined
    const reply = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The image was just loaded, so the browser's cache can respond.
      cache: 'force-cache',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { range: `bytes=0-${probeBytes - 1}` },
    })
    return reply.ok ? movementOf(await firstBytes(reply)) : undefined
  } catch {
    // Refused by the other server, or no network: type and name must do.
    return undefined
  }
}

async function firstBytes(reply: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(probeBytes)
  const reader = reply.body?.getReader()
  let length = 0
  while (reader && length < probeBytes) {
    // Chunks can only be read one after the other.
    const { done, value } = await reader.read()
    if (done) break
    bytes.set(value.subarray(0, probeBytes - length), length)
    length += Math.min(value.length, probeBytes - length)
  }
  // A server without ranges would send the rest, too; that is cancelled here.
  await reader?.cancel()
  return bytes.subarray(0, length)
}
