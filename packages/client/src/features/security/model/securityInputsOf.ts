import { createSlot } from '#features/session/model/Slot.ts'

/** Unsent input, for as long as the page is open; never passwords. */
export const securityInputsOf = createSlot(() => new Map<'email' | 'alias' | 'target', string>())
