import type { StatusId } from '@rookery/api/wire/model'
import { screenHashOf } from '#features/addresses/model/settingsHash.ts'
import type { Dive } from '#features/threads/model/ThreadView.ts'

/** The branch of a conversation in an address: `#under=ID`, `#all`, or by default that of the opened post. */
export function diveOf(address: string): Dive {
  const hash = screenHashOf(address)
  if (hash === '#all') return null
  const id = new URLSearchParams(hash.slice(1)).get('under')
  // An address may hold anything: an id outside of the conversation shows all of it.
  return id ? (id as StatusId) : 'focus'
}

/** The post that an address leads into, where it names one. */
export function diveTargetOf(hash: string): StatusId | null {
  const dive = diveOf(hash)
  return dive === 'focus' ? null : dive
}

export function hashOf(dive: StatusId | null): string {
  return dive === null ? '#all' : `#${new URLSearchParams({ under: dive }).toString()}`
}
