import { createContext, type ReactNode } from 'react'
import type { Session } from '#features/session/model/Session.ts'
import { createCell, type WritableCell } from '@rookery/store/Cell'

/** A window that an action opens. */
export interface ActionWindowRequest {
  /** The account that the window acts for. */
  readonly session: Session
  readonly preload: () => Promise<unknown> | undefined
  readonly draw: (onClose: () => void) => ReactNode
}

/** The window that is open over the page. A page renders one at a time, wherever its action started. */
export const ActionWindowContext = createContext<WritableCell<ActionWindowRequest | null>>(createCell<ActionWindowRequest | null>(null))
