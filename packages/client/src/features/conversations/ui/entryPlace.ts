import type { Timer } from '@rookery/api/http/Clock'
import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, useRef } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { isRecord } from '#lib/isRecord.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import type { RowPosition } from '#ui/windowing/Anchor.ts'

/** Milliseconds without scrolling until the place is written: browsers allow a hundred writes in half a minute. */
const rest = 500

/** The scroll position of this history entry; null if unknown. */
export function entryPlace(): RowPosition<StatusId> | null {
  const state: unknown = history.state
  const place = isRecord(state) ? state['place'] : null
  if (!isRecord(place) || typeof place['id'] !== 'string' || typeof place['offset'] !== 'number') return null
  // The entry may hold anything: a post that is not in the conversation is waited for until the reader scrolls.
  return { id: place['id'] as StatusId, offset: place['offset'] }
}

/** Stores positions in the history entry, which survives the page: for reloads, and for returning from elsewhere. */
export function useEntryPlace(): (visit: string, place: RowPosition<StatusId>) => void {
  const { clock } = useSession()
  const navigation = useNavigation()
  const timer = useRef<Timer | null>(null)
  useEffect(() => () => timer.current?.cancel(), [])
  return (visit, place) => {
    timer.current?.cancel()
    timer.current = clock.after(rest, () => {
      if (navigation.visit() === visit) write(place)
    })
  }
}

function write({ id, offset }: RowPosition<StatusId>): void {
  const state: unknown = history.state
  history.replaceState({ ...(isRecord(state) && state), place: { id, offset } }, '')
}
