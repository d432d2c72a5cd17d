import { useState } from 'react'
import { createSlot } from '#features/session/model/Slot.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { RowPosition } from '#ui/windowing/Anchor.ts'
import type { RowHeights } from '#ui/windowing/RowOffsets.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'

const heightsOf = createSlot(() => new Map<string, RowHeights>())
const scrollPositionsOf = createSlot(() => new Map<string, RowPosition>())

/**
 * Row heights and scroll position of a list at the end of this visit of the screen.
 * @param list tells the list from others of the same screen
 */
export function useVisitPlace<Id extends string>(list: string, ids: readonly Id[]) {
  const session = useSession()
  const navigation = useNavigation()
  const [key] = useState(() => `${navigation.visit()} ${list}`)
  const [heights] = useState(() => {
    const rowHeights: RowHeights = heightsOf(session).get(key) ?? new Map()
    heightsOf(session).set(key, rowHeights)
    return rowHeights
  })
  const [storedValue] = useState(() => scrollPositionsOf(session).get(key))
  const id = ids.find((one) => one === storedValue?.id)
  const place: RowPosition<Id> | null = id !== undefined && storedValue ? { id, offset: storedValue.offset } : null
  return { heights, place, store: (now: RowPosition) => void scrollPositionsOf(session).set(key, now) }
}
