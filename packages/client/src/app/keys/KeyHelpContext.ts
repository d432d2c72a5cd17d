import { createContext } from 'react'

import { createCell, type WritableCell } from '#lib/Cell.ts'

/** Whether the list of keys is open. Menus open it as the key does. */
export const KeyHelpContext = createContext<WritableCell<boolean>>(createCell(false))
