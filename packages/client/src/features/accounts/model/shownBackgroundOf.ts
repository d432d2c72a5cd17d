import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** The profile background of the account on screen; null if there is none or the setting hides it. */
export const shownBackgroundOf = createSlot(() => createCell<string | null>(null))
