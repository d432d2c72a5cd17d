import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** Recovery codes that the server made a moment ago and tells no second time; until the person says that they are kept. */
export const recoveryCodesOf = createSlot(() => createCell<readonly string[] | null>(null))
