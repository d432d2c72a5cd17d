import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, type RefObject } from 'react'
import type { ThreadView } from '#data/threads/ThreadView.ts'
import { useThreadSurface } from '#parts/thread/ThreadSurface.ts'
import { trees } from '#parts/thread/trees.ts'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'

/** Lets keys walk through the tree: along its branches, folding and unfolding them. */
export function useThreadKeys(container: RefObject<HTMLElement | null>, list: RefObject<WindowedListHandle<StatusId> | null>): void {
  const { view, keepStill } = useThreadSurface()
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    trees.set(element, {
      step(post, inwards) {
        const step = stepOf(view, post.closest<HTMLElement>('[data-row]')?.dataset['row'], inwards)
        if (step === null) return false
        if (step.kind === 'focus') list.current?.focusOn(step.id)
        else {
          keepStill(step.id)
          step.change()
        }
        return true
      },
    })
    return () => void trees.delete(element)
  }, [container, list, view, keepStill])
}

type Step =
  | { readonly kind: 'focus'; readonly id: StatusId }
  | { readonly kind: 'change'; readonly id: StatusId; readonly change: () => void }

/** What a step does on a row; null where it does nothing. */
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
