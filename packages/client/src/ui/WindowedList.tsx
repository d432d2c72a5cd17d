import {
  use,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react'
import { ListAreaContext } from './lists/ListArea.ts'
import type { SteppedList } from './lists/SteppedList.ts'
import css from './WindowedList.module.css'
import type { RowEstimates } from './windowing/RowEstimates.ts'
import type { RowHeights } from './windowing/RowOffsets.ts'
import type { RowPosition } from './windowing/Anchor.ts'
import { ScrollAreaContext } from './windowing/ScrollArea.ts'
import { Windowing } from './windowing/Windowing.ts'
import type { WindowingEvents } from './windowing/WindowingEvents.ts'

/** Methods of a list for other components. */
export type WindowedListHandle<Id extends string = string> = Pick<
  Windowing<Id>,
  'scrollTo' | 'keepInPlace' | 'moveFocus' | 'focusOn' | 'place'
>

export interface WindowedListProps<Id extends string> extends WindowingEvents<Id> {
  /** In the order of reading. A new array means that something changed. */
  ids: readonly Id[]
  /** Draws a row; `index` counts from 0. */
  children: (id: Id, index: number) => ReactNode
  label: string
  role?: 'feed' | 'list' | undefined
  busy?: boolean | undefined
  /** Owned by the caller for each list across mounts; the list writes into it. Read once. */
  heights: RowHeights
  /** Height of a row never seen, px. Read once. */
  estimate?: number | undefined
  /** Has better estimates for some rows, and learns from rendered ones. Read once. */
  estimates?: RowEstimates | null | undefined
  /** Where the reader was. Read once; it waits until its row is in `ids` or the reader scrolls. */
  initialPlace?: RowPosition<Id> | null | undefined
  ref?: Ref<WindowedListHandle<Id>> | undefined
}

/**
 * A long list with few rows in the document. It scrolls with the page, or with the box that `ScrollAreaContext` names, and never
 * moves the visible rows: rows may come, go and grow anywhere. A focused row stays in the document wherever the
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
    estimates = null,
    initialPlace = null,
    ref,
    onPlace,
    onNearEnd,
    followTop,
    whole,
    drawAll,
  } = props
  const scrollArea = use(ScrollAreaContext)
  const listArea = use(ListAreaContext)
  const [windowing] = useState(() => new Windowing<Id>({ ids, heights, estimate, estimates, place: initialPlace, area: scrollArea }))
  const container = useRef<HTMLDivElement>(null)
  const slots = useSyncExternalStore(windowing.subscribe, windowing.slots)

  useImperativeHandle(ref, () => windowing, [windowing])
  useLayoutEffect(
    () => windowing.setEvents({ onPlace, onNearEnd, followTop, whole, drawAll }),
    [windowing, onPlace, onNearEnd, followTop, whole, drawAll],
  )
  useLayoutEffect(() => (container.current ? windowing.attach(container.current) : undefined), [windowing])
  useLayoutEffect(() => (container.current ? listArea?.enter(steppedList(windowing, container.current)) : undefined), [listArea, windowing])
  // Before the layout effects of the rows, which may measure them.
  useInsertionEffect(() => windowing.pad(), [windowing, slots])
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

function steppedList<Id extends string>(windowing: Windowing<Id>, element: HTMLElement): SteppedList {
  return {
    element,
    moveFocus: (step) => windowing.moveFocus(step),
    focusFirst: () => windowing.focusFirst(),
    goToTop: () => windowing.goToTop(),
  }
}

interface RowProps<Id extends string> {
  id: Id
  index: number
  windowing: Windowing<Id>
  gap: number
  role: 'listitem' | undefined
  draw: (id: Id, index: number) => ReactNode
}

/** Renders its content only when that changed; scrolling changes the surrounding rows. */
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
