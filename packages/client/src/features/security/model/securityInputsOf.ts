import { createSlot } from '#features/session/model/Slot.ts'

/** What was typed and is not sent, for as long as the page is open; passwords are never among it. */
export const securityInputsOf = createSlot(() => new Map<'email' | 'alias' | 'target', string>())
