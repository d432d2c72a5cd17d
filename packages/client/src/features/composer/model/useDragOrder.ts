import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

interface Drag {
  readonly pointer: number
  readonly from: number
  at: number
}

/**
 * Puts the first items of a list in another order, by a pointer that began on an item's handle. The others make room while it moves;
 * Escape puts the item back.
 */
export function useDragOrder(count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const drag = useRef<Drag | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  // A long list scrolls when something is dragged to its end.
  useEffect(() => {
    if (dragged !== null) list.current?.children[dragged]?.scrollIntoView({ block: 'nearest' })
  }, [dragged])

  function goTo(at: number): void {
    if (!drag.current || at === drag.current.at) return
    move(drag.current.at, at)
    drag.current.at = at
    setDragged(at)
  }

  function end(): void {
    drag.current = null
    setDragged(null)
  }

  return {
    dragged,
    begin(event: PointerEvent, index: number) {
      if (event.button !== 0 || count < 2) return
      // The list itself: an item that changes its place would lose the pointer.
      list.current?.setPointerCapture(event.pointerId)
      drag.current = { pointer: event.pointerId, from: index, at: index }
      setDragged(index)
    },
    handlers: {
      ref: list,
      onPointerMove({ pointerId, clientY }: PointerEvent<HTMLUListElement>) {
        if (drag.current?.pointer === pointerId)
          goTo(placeOf(clientY, [...(list.current?.children ?? [])].slice(0, count), drag.current.at))
      },
      onLostPointerCapture: end,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !drag.current) return
        event.preventDefault()
        event.stopPropagation()
        goTo(drag.current.from)
        list.current?.releasePointerCapture(drag.current.pointer)
      },
    },
  }
}

/** The position of an item: past each other one whose middle the pointer has passed. */
function placeOf(y: number, items: readonly Element[], at: number): number {
  const middles = items.map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2
  })
  const before = middles.findIndex((middle, index) => index < at && y < middle)
  if (before !== -1) return before
  return Math.max(
    at,
    middles.findLastIndex((middle, index) => index > at && y > middle),
  )
}
