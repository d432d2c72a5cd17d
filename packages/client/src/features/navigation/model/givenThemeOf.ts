import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** The packed theme of the link that was opened, until the reader keeps it or goes back; null without one. */
export const givenThemeOf = createSlot(() => createCell<string | null>(null))
