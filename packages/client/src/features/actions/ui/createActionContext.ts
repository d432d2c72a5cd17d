import { createElement } from 'react'
import type { WritableCell } from '@rookery/store/Cell'
import type { ActionContext } from './Action.ts'
import type { ActionWindowRequest } from '#features/actions/model/ActionWindowContext.ts'

export interface ActionSurroundings extends Omit<ActionContext, 'open'> {
  readonly windows: WritableCell<ActionWindowRequest | null>
}

/** Combines the surroundings of an action with functions that use them. */
export function createActionContext({ windows, ...surroundings }: ActionSurroundings): ActionContext {
  const { session } = surroundings
  return {
    ...surroundings,
    open: (window, props) =>
      windows.set({ session, preload: window.preload, draw: (onClose) => createElement(window, { ...props, onClose }) }),
  }
}
