import { createContext } from 'react'

import { createCell, type WritableCell } from '@rookery/store/Cell'

/** The windows above or next to the page, one at a time. Buttons, menus, gestures and keys open them by name. */
export type PageWindow = 'menu' | 'notifications' | 'newPost' | 'keyHelp'

/** The one that is open; null when none is. */
export const PageWindowContext = createContext<WritableCell<PageWindow | null>>(createCell(null))
