import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** Whether the server tells this browser of notifications; then pages do not tell of the same ones. */
export const pushStateOf = createSlot(() => createCell<'on' | 'off'>('off'))
