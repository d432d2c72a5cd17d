import type { Capabilities } from '../capabilities.ts'

/** Kinds and versions of servers in the order of `cells`; a blank separates the families. */
export const serverColumns = [
  'mastodon-4.2',
  'mastodon-4.3',
  'mastodon-4.4',
  'mastodon-4.5',
  'mastodon-4.6',
  'mastodon-4.7',
  'glitch-4.6',
  'akkoma-3.16',
  'pleroma-2.9',
  'gotosocial-0.16',
  'gotosocial-0.20',
  'iceshrimp-net',
  'sharkey',
  'takahe',
  'pixelfed',
  'friendica',
  'hollo',
  'mitra',
  'neodb',
  'snac',
  'ktistec',
  'bonfire',
  'wildebeest',
] as const

export type ServerColumn = (typeof serverColumns)[number]

/** `stub`: the call succeeds with an empty or fixed response. */
export type Support = 'yes' | 'no' | 'partly' | 'stub' | 'unknown'

/**
 * One way to know whether a server has a capability: the number of Mastodon's API or its version, a value in either version of the
 * description, a listed feature, a value of nodeinfo, the name of the software, a call whose 404 switches the capability off, a key of an
 * entity, or another part of a response.
 */
export type Reading =
  | `api ${number}`
  | `version ${number}.${number}`
  | `instance ${string}`
  | `feature ${string}`
  | `nodeinfo ${string}`
  | 'software'
  | `call ${'GET' | 'POST'} /${string}`
  | `field ${'status' | 'account' | 'relationship' | 'attachment' | 'list'}.${string}`
  | `response${string}`

/**
 * The client on a server without the capability: its control is absent, is there with a reason, or something takes its place. `always`: the
 * client is the same. `unused`: no part of the client uses the capability yet.
 */
export type Without = 'absent' | 'always' | 'unused' | `reason: ${string}` | `instead: ${string}`

/** One capability of servers. */
export interface CapabilityRow {
  /** In plain English. */
  readonly name: string
  /** The first of them that applies decides. */
  readonly read: readonly Reading[]
  /** Conditions besides the server. */
  readonly needs?: string
  readonly without: Without
  /** The field of `Capabilities` that follows from it. */
  readonly capability?: keyof Capabilities
  /** One letter for each server: `y` yes, `n` no, `p` partly, `s` stub, `?` unknown. */
  readonly cells: string
  /** Conditions of single cells. */
  readonly notes?: Partial<Readonly<Record<ServerColumn, string>>>
  /** Short names, explained in docs/SERVERS.md. */
  readonly source: string
}

const supports: Readonly<Record<string, Support>> = { y: 'yes', n: 'no', p: 'partly', s: 'stub', '?': 'unknown' }

/** Whether a kind of server has the capability of a row. */
export function supportOf({ cells }: Pick<CapabilityRow, 'cells'>, column: ServerColumn): Support {
  return supports[cells.replaceAll(' ', '').charAt(serverColumns.indexOf(column))] ?? 'unknown'
}
