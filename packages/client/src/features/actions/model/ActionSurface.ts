import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import type { ReplyTarget } from './ReplyContext.ts'

/** Whose account a part of the page acts for, and which of its posts is being answered. */
export interface ActionSurface {
  readonly session: Session
  readonly replyTarget: ReplyTarget
}

const surfaces = new WeakMap<Element, ActionSurface>()

/** Tells whoever knows an element alone, as keys know what has the focus, what the actions inside it reach. */
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
