import type { StatusId } from '@rookery/api/wire/model'
import { screenHashOf } from '#features/addresses/model/settingsHash.ts'
import type { Dive } from '#features/threads/model/ThreadView.ts'

/** The part of a conversation that an address names: `#under=ID`, `#all`, else what belongs to the opened post. */
export function diveOf(address: string): Dive {
  const hash = screenHashOf(address)
  if (hash === '#all') return null
  const id = new URLSearchParams(hash.slice(1)).get('under')
  // An address may hold anything: an id that is no post of the conversation shows the whole.
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
