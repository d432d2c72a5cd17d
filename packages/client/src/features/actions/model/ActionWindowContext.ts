import { createContext, type ReactNode } from 'react'
import type { Session } from '#features/session/model/Session.ts'
import { createCell, type WritableCell } from '@rookery/store/Cell'

/** A window that an action wants to be seen. */
export interface ActionWindowRequest {
  /** The account that the window acts for. */
  readonly session: Session
  readonly preload: () => Promise<unknown> | undefined
  readonly draw: (onClose: () => void) => ReactNode
}

/** The window that is open over the page. A page draws one at a time, wherever its action was started. */
export const ActionWindowContext = createContext<WritableCell<ActionWindowRequest | null>>(createCell<ActionWindowRequest | null>(null))
