import { atLeast } from '../atLeast.ts'
import { serverColumns, type ServerColumn } from './CapabilityRow.ts'
import type { ServerSoftware } from '../software.ts'

/** Columns of software with several versions in the table, the newest first. */
const versions: Readonly<Record<string, readonly (readonly [ServerColumn, number, number])[]>> = {
  mastodon: [
    ['mastodon-4.7', 4, 7],
    ['mastodon-4.6', 4, 6],
    ['mastodon-4.5', 4, 5],
    ['mastodon-4.4', 4, 4],
    ['mastodon-4.3', 4, 3],
    ['mastodon-4.2', 4, 2],
  ],
  gotosocial: [
    ['gotosocial-0.20', 0, 20],
    ['gotosocial-0.16', 0, 16],
  ],
}

const others: Readonly<Record<string, ServerColumn>> = {
  akkoma: 'akkoma-3.16',
  pleroma: 'pleroma-2.9',
  'iceshrimp.net': 'iceshrimp-net',
}

/** The column of the table that describes a server best: null for software that is not in it, or a version before the first one in it. */
export function columnOf({ name, version }: ServerSoftware): ServerColumn | null {
  if (name === null) return null
  if (name === 'mastodon' && version.includes('+glitch')) return 'glitch-4.6'
  const known = Object.hasOwn(versions, name) ? versions[name] : undefined
  if (known) return known.find(([, major, minor]) => atLeast(version, major, minor))?.[0] ?? null
  return (Object.hasOwn(others, name) ? others[name] : serverColumns.find((column) => column === name)) ?? null
}
