import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** The picture that whoever is on screen wants behind their profile; null while nobody is, or where they want none. */
export const shownBackgroundOf = createSlot(() => createCell<string | null>(null))
