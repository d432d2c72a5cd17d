import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import type { ReplyTarget } from './ReplyContext.ts'

/** The account that a region of the page acts for, and the post that is being replied to in it. */
export interface ActionSurface {
  readonly session: Session
  readonly replyTarget: ReplyTarget
}

const surfaces = new WeakMap<Element, ActionSurface>()

/** Marks an element with the surface of its actions, for code that has only the element, such as keys with the focus. */
export function markSurface(element: Element, surface: ActionSurface): Stop {
  surfaces.set(element, surface)
  return () => void surfaces.delete(element)
}

/** The nearest surface around an element. */
export function surfaceAround(element: Element): ActionSurface | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const found = surfaces.get(around)
    if (found) return found
  }
  return undefined
}
