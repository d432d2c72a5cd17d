import type { Instance, NodeInfo } from './wire/model.ts'

/** The software of a server, as far as it is known for sure. */
export interface ServerSoftware {
  /** As nodeinfo writes it, in lower case; null when unknown. */
  readonly name: string | null
  /** Its own version, without versions that it claims to be compatible with; empty when unknown. */
  readonly version: string
}

/** Names and versions in brackets. The first bracket must start with the name: Sharkey has "like Akkoma" inside of one. */
const inBrackets = /^[^(]*\((?:compatible; |not true; really )([a-z.]+)[ /]([^ ;)]*)/i

/** A number alone. GoToSocial can be configured to write a version of Mastodon before its own. */
const number = /^([3-9]\.\d+\.\d+(?:-?[a-z][\w.-]*)?)(?:\+(?!\d|git-)[\w.-]*)?$/

/** The two that have the extensions of Pleroma. A fork has a name of its own in nodeinfo, and theirs in the version. */
const family: readonly (string | null)[] = ['akkoma', 'pleroma']

/**
 * The software of a server: Akkoma or Pleroma if nodeinfo or the version says so, otherwise the one in nodeinfo, or in the version. Other
 * signs prove nothing: Mitra, NeoDB and Iceshrimp.NET have a `pleroma` object, too.
 */
export function softwareOf({ version }: Pick<Instance, 'version'>, nodeInfo: NodeInfo | null): ServerSoftware {
  const notified = { name: nodeInfo?.software.name.toLowerCase() || null, version: nodeInfo?.software.version ?? '' }
  if (family.includes(notified.name)) return notified
  const written = readVersion(version)
  return written && (notified.name === null || family.includes(written.name)) ? written : notified
}

function readVersion(version: string): ServerSoftware | null {
  const [, name, own = ''] = inBrackets.exec(version) ?? []
  if (name !== undefined) return { name: name.toLowerCase(), version: own }
  const alone = number.exec(version)?.[1]
  return alone === undefined ? null : { name: 'mastodon', version: alone }
}
