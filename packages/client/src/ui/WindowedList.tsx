import { useImperativeHandle, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode, type Ref } from 'react'
import css from './WindowedList.module.css'
import type { RowHeights } from './windowing/RowOffsets.ts'
import type { Place } from './windowing/Anchor.ts'
import { Windowing } from './windowing/Windowing.ts'
import type { WindowingEvents } from './windowing/WindowingEvents.ts'

/** What can be asked of a list from outside. */
export type WindowedListHandle<Id extends string = string> = Pick<
  Windowing<Id>,
  'scrollTo' | 'keepStill' | 'moveFocus' | 'focusOn' | 'place'
>

export interface WindowedListProps<Id extends string> extends WindowingEvents<Id> {
  /** In the order of reading. A new array means that something changed. */
  ids: readonly Id[]
  /** Draws a row; `index` counts from 0. */
  children: (id: Id, index: number) => ReactNode
  label: string
  role?: 'feed' | 'list' | undefined
  busy?: boolean | undefined
  /** Kept by the caller for each list across mounts; the list writes into it. Read once. */
  heights: RowHeights
  /** Height of a row never seen, px. Read once. */
  estimate?: number | undefined
  /** Where the reader was. Read once; it waits until its row is in `ids` or the reader scrolls. */
  initialPlace?: Place<Id> | null | undefined
  ref?: Ref<WindowedListHandle<Id>> | undefined
}

/**
 * A long list with few rows in the document. It scrolls with the page, or with the nearest box that scrolls, and never
 * moves what is being read: rows may come, go and grow anywhere. A focused row stays in the document wherever the
 * reader scrolls; when it is removed, the next one takes the focus. Each row's article says which of how many it is. `onNearEnd` comes within 750 px of the end.
 */
export function WindowedList<Id extends string>(props: WindowedListProps<Id>) {
  const {
    ids,
    children,
    label,
    role = 'feed',
    busy,
    heights,
    estimate = 220,
    initialPlace = null,
    ref,
    onPlace,
    onNearEnd,
    followTop,
    whole,
    drawAll,
  } = props
  const [windowing] = useState(() => new Windowing<Id>({ ids, heights, estimate, place: initialPlace }))
  const container = useRef<HTMLDivElement>(null)
  const slots = useSyncExternalStore(windowing.subscribe, windowing.slots)

  useImperativeHandle(ref, () => windowing, [windowing])
  useLayoutEffect(
    () => windowing.setEvents({ onPlace, onNearEnd, followTop, whole, drawAll }),
    [windowing, onPlace, onNearEnd, followTop, whole, drawAll],
  )
  useLayoutEffect(() => (container.current ? windowing.attach(container.current) : undefined), [windowing])
  useLayoutEffect(() => windowing.setIds(ids), [windowing, ids])
  useLayoutEffect(() => windowing.settle(), [windowing, slots])

  return (
    <div ref={container} className={css.list} role={role} aria-label={label} aria-busy={busy ?? false}>
      {slots.map(({ id, index, gap }, at) => (
        <Row
          key={id}
          id={id}
          index={index}
          windowing={windowing}
          gap={at === 0 ? 0 : gap}
          role={role === 'list' ? 'listitem' : undefined}
          draw={children}
        />
      ))}
    </div>
  )
}

interface RowProps<Id extends string> {
  id: Id
  index: number
  windowing: Windowing<Id>
  gap: number
  role: 'listitem' | undefined
  draw: (id: Id, index: number) => ReactNode
}

/** Draws its content anew only when that changed; scrolling changes the rows around it. */
function Row<Id extends string>({ id, index, windowing, gap, role, draw }: RowProps<Id>) {
  return (
    <div
      ref={(element) => (element ? windowing.addRow(id, element) : undefined)}
      className={css.row}
      role={role}
      data-row={id}
      style={{ marginBlockStart: gap || undefined }}
    >
      {draw(id, index)}
    </div>
  )
}
