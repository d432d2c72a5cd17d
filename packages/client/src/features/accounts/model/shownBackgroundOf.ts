import { createSlot } from '#data/session/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** The picture that whoever is on screen wants behind their profile; null while nobody is, or where they want none. */
export const shownBackgroundOf = createSlot(() => createCell<string | null>(null))
