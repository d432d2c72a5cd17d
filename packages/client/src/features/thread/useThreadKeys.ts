import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, type RefObject } from 'react'
import type { ThreadView } from '#data/threads/ThreadView.ts'
import { useThreadSurface } from '#parts/thread/ThreadSurface.ts'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'

/**
 * The keys of a tree, on a post that has the focus: the arrow against the reading direction folds it, or goes to what it
 * answers; the arrow along it unfolds it, or goes to its first reply.
 */
export function useThreadKeys(container: RefObject<HTMLElement | null>, list: RefObject<WindowedListHandle<StatusId> | null>): void {
  const { view, keepStill } = useThreadSurface()
  useEffect(() => {
    const element = container.current
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (!isPlainArrow(event) || !(target instanceof HTMLElement) || target.tagName !== 'ARTICLE') return
      const isInwards = (event.key === 'ArrowRight') === (getComputedStyle(target).direction === 'ltr')
      const step = stepOf(view, target.closest<HTMLElement>('[data-row]')?.dataset['row'], isInwards)
      if (step === null) return
      event.preventDefault()
      if (step.kind === 'focus') return list.current?.focusOn(step.id)
      keepStill(step.id)
      step.change()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [container, list, view, keepStill])
}

type Step =
  | { readonly kind: 'focus'; readonly id: StatusId }
  | { readonly kind: 'change'; readonly id: StatusId; readonly change: () => void }

/** What an arrow does on a row; null where it does nothing. */
function stepOf(view: ThreadView, at: string | undefined, isInwards: boolean): Step | null {
  const { display, rows, tree } = view.picture.get()
  const row = rows.find(({ id }) => id === at)
  if (display !== 'tree' || !row) return null
  const { id, isFolded, isAbove, hidden, below, parentId } = row
  if (isInwards && isFolded) return { kind: 'change', id, change: () => view.setFolded(id, false) }
  if (isInwards && hidden > 0) return { kind: 'change', id, change: () => view.showBelow(id) }
  if (!isInwards && !isFolded && !isAbove && below > 0) return { kind: 'change', id, change: () => view.setFolded(id, true) }
  const next = isInwards ? tree.get(id)?.childIds.find((child) => rows.some((shown) => shown.id === child)) : parentId
  return next ? { kind: 'focus', id: next } : null
}

function isPlainArrow({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (key === 'ArrowLeft' || key === 'ArrowRight') && !ctrlKey && !metaKey && !altKey && !shiftKey
}
