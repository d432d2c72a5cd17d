import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** Whether the server sends push messages to this browser; then pages show no alerts of their own. */
export const pushStateOf = createSlot(() => createCell<'on' | 'off'>('off'))
