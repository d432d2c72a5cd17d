import { use, useLayoutEffect, useRef, type ReactNode } from 'react'
import { ListAreaContext } from './ListArea.ts'
import { articleBeside, type SteppedList } from './SteppedList.ts'

export interface PlainListProps {
  label: string
  busy: boolean
  /** Articles. */
  children: ReactNode
}

/** A short feed with every row in the document. Keys walk through its articles. */
export function PlainList({ label, busy, children }: PlainListProps) {
  const area = use(ListAreaContext)
  const feed = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (feed.current ? area?.enter(steppedList(feed.current)) : undefined), [area])
  return (
    <div ref={feed} role="feed" aria-label={label} aria-busy={busy}>
      {children}
    </div>
  )
}

function steppedList(element: HTMLElement): SteppedList {
  const go = (to: HTMLElement | null | undefined) => {
    to?.focus({ preventScroll: true })
    to?.scrollIntoView({ block: 'nearest' })
    return to != null
  }
  return {
    element,
    moveFocus: (step) => go(articleBeside(element, step)),
    focusFirst: () => void go(element.querySelector<HTMLElement>('article[tabindex]')),
    goToTop: () => element.scrollIntoView({ block: 'nearest' }),
  }
}
