import { packedText, unpackedText } from '#lib/packedText.ts'
import { href } from '#features/addresses/model/href.ts'
import { withSettingsPlace } from '#features/addresses/model/settingsHash.ts'

/** Prefix of packed settings in an address, where a setting's name would be. */
const given = 'given-'

/** Characters of an address whose QR code a telephone still reads from a screen. */
export const longestSettingsAddress = 1200

/** The client creates no longer address, and the unpacked text of any address stays below a few megabytes. */
const longestPacked = 4000

/**
 * A backup as an address of this client, for a QR code: the device that opens it shows the changes. The settings are in the fragment, which
 * is not sent to the server, on a screen that is open to visitors, so a user can sign in first.
 */
export async function settingsAddress(origin: string, backup: string): Promise<string> {
  const setting = given + (await packedText(backup))
  return origin + href.about() + withSettingsPlace('', { tab: 'data', setting })
}

/** The packed settings of an address, which `unpackSettings` reads; null if it has a setting's name or none. */
export function packedSettingsIn(setting: string | null): string | null {
  return setting?.startsWith(given) ? setting.slice(given.length) : null
}

/** The backup in an address; null where not all of it is there. */
export async function unpackSettings(packed: string): Promise<string | null> {
  return packed.length > longestPacked ? null : unpackedText(packed)
}
