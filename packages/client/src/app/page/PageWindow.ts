import { createContext } from 'react'

import { createCell, type WritableCell } from '@rookery/store/Cell'

/** What opens above or beside the page, one at a time: buttons, menus, fingers and keys all ask for it by name. */
export type PageWindow = 'menu' | 'notifications' | 'newPost' | 'keyHelp'

/** The one that is open; null when none is. */
export const PageWindowContext = createContext<WritableCell<PageWindow | null>>(createCell(null))
