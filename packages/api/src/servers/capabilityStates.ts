import { atLeast } from '../atLeast.ts'
import { isMissingStatus } from '../http/isMissingStatus.ts'
import { softwareOf } from '../software.ts'
import { fields } from '../wire/read.ts'
import { supportOf, type CapabilityRow, type Reading, type Support } from './CapabilityRow.ts'
import { capabilityTable } from './capabilityTable.ts'
import { columnOf } from './columnOf.ts'
import { readingText, withoutText } from './rowTexts.ts'
import type { Capabilities } from '../capabilities.ts'
import type { Instance, NodeInfo } from '../wire/model.ts'
import type { Raw } from '../wire/read.ts'

/** All that is known of one server. */
export interface ServerFacts {
  readonly instance: Instance
  readonly nodeInfo: NodeInfo | null
  readonly capabilities: Capabilities
  /** The versions of its description, as it sent them; empty as long as they were not fetched. */
  readonly documents: readonly Raw[]
  /** The responses to calls of `probedPaths`, by path. */
  readonly probes: Readonly<Record<string, Probe>>
}

/** A status, or a page in the place of JSON, as Akkoma and Pleroma send it for an unknown path. */
export type Probe = number | 'page'

/** One capability on one server, in English. */
export interface CapabilityState {
  readonly id: string
  readonly name: string
  readonly support: Support
  /** How that is known. */
  readonly evidence: string
  /** The client on a server without it. */
  readonly without: string
  /** A condition of this kind of server. */
  readonly note: string | null
}

/** Calls that fail without a parameter, so that their status says nothing. */
const unclear: readonly string[] = ['/api/v1/accounts/lookup', '/api/v1/timelines/link', '/api/v2/search']

/** The calls that show by their status whether a server has a capability, and change nothing. */
export const probedPaths: readonly string[] = capabilityTable
  .flatMap(({ rows }) =>
    Object.values(rows).flatMap(({ read }) => read.flatMap((reading) => /^call GET ([^:]+)$/.exec(reading)?.[1] ?? [])),
  )
  .filter((path) => !unclear.includes(path))

/** The whole table as it is on one server, by subject. */
export function capabilityStates(facts: ServerFacts): readonly { readonly title: string; readonly rows: readonly CapabilityState[] }[] {
  const column = columnOf(softwareOf(facts.instance, facts.nodeInfo))
  return capabilityTable.map(({ title, rows }) => ({
    title,
    rows: Object.entries(rows).map(([id, row]) => {
      const known = column && supportOf(row, column)
      const found = stateOf(row, facts, known)
      // A stub responds like the real call, and so does one with a part of it.
      const isLess = row.capability === undefined && (known === 'stub' || known === 'partly')
      const support = found.support === 'yes' && isLess ? known : found.support
      return { id, name: row.name, ...found, support, without: withoutText(row), note: (column && row.notes?.[column]) ?? null }
    }),
  }))
}

interface Finding {
  readonly support: Support
  readonly evidence: string
}

function stateOf(row: CapabilityRow, facts: ServerFacts, known: Support | null): Finding {
  const findings = row.read.flatMap((reading) => findingOf(reading, facts) ?? [])
  const positive = findings.find(({ support }) => support === 'yes')
  const table: Finding = known === null || known === 'unknown' ? notFound : { support: known, evidence: 'table for this software' }
  if (row.capability === undefined) return positive ?? findings[0] ?? table
  const support = supportIn(facts.capabilities[row.capability])
  // The response of the server itself tells more than its description or its name.
  const probed = findings.find(({ evidence }) => evidence.startsWith('`GET '))
  if (probed?.support === 'no' || probed?.support === support) return probed
  if (probed) return { ...probed, evidence: `${probed.evidence}; the client does not use it` }
  if (Object.hasOwn(facts.instance.known ?? {}, row.capability)) return { support, evidence: readingText('software') }
  return findings.find((finding) => finding.support === support) ?? { support, evidence: row.read.map(readingText).join('; ') }
}

const notFound: Finding = { support: 'unknown', evidence: 'not found out' }

/** The finding of one way to know; null where this server gives no sign by it. */
function findingOf(reading: Reading, { instance, nodeInfo, documents, probes }: ServerFacts): Finding | null {
  const [kind = '', ...rest] = reading.split(' ')
  const words = rest.join(' ')
  const found = (isThere: boolean, evidence: string): Finding => ({ support: isThere ? 'yes' : 'no', evidence })
  if (kind === 'api' && instance.mastodonApi > 0)
    return found(instance.mastodonApi >= Number(words), `number of the interface: ${instance.mastodonApi}, needed: ${words}`)
  if (kind === 'version') {
    const { name, version } = softwareOf(instance, nodeInfo)
    const [major, minor] = words.split('.').map(Number)
    if (name !== 'mastodon' || major === undefined || minor === undefined) return null
    return found(atLeast(version, major, minor), `version of Mastodon: ${version}, needed: ${words}`)
  }
  if (kind === 'feature') {
    const features = [...instance.features, ...(nodeInfo?.features ?? [])]
    if (features.includes(words)) return found(true, `${readingText(reading)} is announced`)
    return features.length > 0 ? found(false, `${readingText(reading)} is not announced`) : null
  }
  if (kind === 'instance' && documents.length > 0) {
    const value = documents.map((document) => valueAt(document, words)).find((some) => some !== undefined && some !== null)
    if (value === undefined) return found(false, `no ${readingText(reading)}`)
    return found(value !== false && value !== 'disabled', `${readingText(reading)}${isShort(value) ? `: ${value}` : ''}`)
  }
  if (kind === 'call') {
    const path = words.replace(/^GET /, '')
    const probe = probes[path]
    if (probe === undefined) return null
    const evidence = `\`${words}\` responded with ${probe === 'page' ? 'a page' : `status ${probe}`}`
    if (probe === 'page' || isMissingStatus(probe)) return found(false, `${evidence}, which switches it off`)
    return probe < 403 || probe === 422 ? found(true, evidence) : null
  }
  return null
}

function valueAt(document: Raw, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => fields(value)[key], document)
}

function isShort(value: unknown): value is string | number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length < 40)
}

/** A value of a capability: a switch, the name of a call, or several switches. */
function supportIn(value: Capabilities[keyof Capabilities]): Support {
  if (value === null || typeof value !== 'object') return value ? 'yes' : 'no'
  const switches = Object.values(value)
  if (switches.every(Boolean)) return 'yes'
  return switches.some(Boolean) ? 'partly' : 'no'
}
