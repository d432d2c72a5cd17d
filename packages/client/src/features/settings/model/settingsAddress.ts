import { href } from '#features/addresses/model/href.ts'
import { withSettingsPlace } from '#features/addresses/model/settingsHash.ts'

/** Begins what stands in an address instead of a setting's name. */
const given = 'given-'

/** Characters of an address whose QR code a telephone still reads from a screen. */
export const longestSettingsAddress = 1200

/** No address that is made here is longer, and what is unpacked stays below a few megabytes, whoever made it. */
const longestPacked = 4000

/**
 * A backup as an address of this client, for a QR code: the device that opens it shows what would change. All of the settings
 * stands behind the `#`, which no server is told, over a screen that is there for everybody: who is not signed in on that device
 * comes back to it.
 */
export async function settingsAddress(origin: string, backup: string): Promise<string> {
  const packed = await through(new Blob([backup]), new CompressionStream('deflate-raw'))
  const text = btoa(String.fromCharCode(...new Uint8Array(packed)))
  const setting = given + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return origin + href.about() + withSettingsPlace('', { tab: 'data', setting })
}

/** What of an address is settings, of which `unpackSettings` makes a backup; null where it names a setting or none. */
export function packedSettingsIn(setting: string | null): string | null {
  return setting?.startsWith(given) ? setting.slice(given.length) : null
}

/** The backup in an address; null where not all of it is there. */
export async function unpackSettings(packed: string): Promise<string | null> {
  if (packed.length > longestPacked) return null
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')))
  } catch {
    // Cut off, or made by somebody else.
    return null
  }
}

function through(content: Blob, change: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(content.stream().pipeThrough(change)).arrayBuffer()
}
