import type { Instance, NodeInfo } from './wire/model.ts'

/** The software of a server, as far as it is known for sure. */
export interface ServerSoftware {
  /** As nodeinfo writes it, in lower case; null when unknown. */
  readonly name: string | null
  /** Its own version, without versions that it claims to be compatible with; empty when unknown. */
  readonly version: string
}

type Writing = readonly [name: string, pattern: RegExp]

/** The two that have the extensions of Pleroma. A fork has a name of its own in nodeinfo, and theirs in the version. */
const family: readonly Writing[] = [
  ['akkoma', /^[^(]*\(compatible; Akkoma ([^ ;)]*)/],
  ['pleroma', /^[^(]*\(compatible; Pleroma ([^ ;)]*)/],
]

/**
 * How software appears in the version of the instance document, for servers whose nodeinfo is unreadable. The first bracket must start with
 * the name: Sharkey has "like Akkoma" inside of one.
 */
const writings: readonly Writing[] = [
  ...family,
  ['iceshrimp.net', /^[^(]*\(compatible; Iceshrimp\.NET\/([^ ;)]*)/],
  ['friendica', /^[^(]*\(compatible; Friendica ([^ ;)]*)/],
  ['mitra', /^[^(]*\(compatible; Mitra ([^ ;)]*)/],
  ['snac', /\(not true; really snac\/([^ ;)]*)/],
  // A number alone. GoToSocial can be configured to write a version of Mastodon before its own.
  ['mastodon', /^([1-9]\.\d+\.\d+(?:-?[a-z][\w.-]*)?)(?:\+(?!\d|git-)[\w.-]*)?$/],
]

/**
 * The software of a server: Akkoma or Pleroma if nodeinfo or the version says so, otherwise the one in nodeinfo, or in the version. Other
 * signs prove nothing: Mitra, NeoDB and Iceshrimp.NET have a `pleroma` object, too.
 */
export function softwareOf({ version }: Pick<Instance, 'version'>, nodeInfo: NodeInfo | null): ServerSoftware {
  const notified = { name: nodeInfo?.software.name.toLowerCase() || null, version: nodeInfo?.software.version ?? '' }
  if (family.some(([name]) => name === notified.name)) return notified
  return readVersion(version, family) ?? (notified.name === null ? readVersion(version, writings) : null) ?? notified
}

function readVersion(version: string, known: readonly Writing[]): ServerSoftware | null {
  for (const [name, pattern] of known) {
    const own = pattern.exec(version)?.[1]
    if (own !== undefined) return { name, version: own }
  }
  return null
}
