import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** New recovery codes, which the server sends only once; until the user confirms that they are saved. */
export const recoveryCodesOf = createSlot(() => createCell<readonly string[] | null>(null))
