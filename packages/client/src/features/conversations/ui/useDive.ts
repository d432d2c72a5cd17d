import type { StatusId } from '@rookery/api/wire/model'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { useCellPart } from '#lib/useCell.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import type { SavedThreadView } from './savedThreadViews.ts'
import type { RowPosition } from '#ui/windowing/Anchor.ts'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'
import { diveOf } from '#features/conversations/model/diveAddress.ts'
import { entryPlace, useEntryPlace } from './entryPlace.ts'

/**
 * Stores the focused branch in the address, so that "back" returns to the previous scroll position. Returns a function that remembers the
 * position.
 */
export function useDive(
  { view, places }: SavedThreadView,
  opened: StatusId,
  list: RefObject<WindowedListHandle<StatusId> | null>,
): (place: RowPosition<StatusId>) => void {
  const navigation = useNavigation()
  const keepInEntry = useEntryPlace()
  const visit = useRef<string | null>(null)
  // The fragment of another screen's address, which changes while this one is still rendered, is ignored.
  const hash = useCellPart(navigation.address, ({ pathname, hash: now }) => (pathname === href.status(opened) ? now : null))
  useLayoutEffect(() => {
    if (hash === null) return
    const now = navigation.visit()
    const isMove = visit.current !== null && visit.current !== now
    const left = list.current?.place()
    if (isMove && left && visit.current !== null) places.set(visit.current, left)
    view.setDive(diveOf(hash))
    const place = places.get(now) ?? entryPlace()
    if (isMove && place) list.current?.scrollTo(place)
    visit.current = now
  }, [view, places, navigation, hash, list])
  return (place) => {
    if (visit.current === null) return
    places.set(visit.current, place)
    keepInEntry(visit.current, place)
  }
}
