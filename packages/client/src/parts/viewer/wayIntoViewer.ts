import { foreseeViewer } from './openViewer.ts'

/** What everything that opens the viewer has in common: what a key presses, what it announces, and that its code is on its way. */
export const wayIntoViewer = {
  'data-press': 'media',
  'aria-haspopup': 'dialog',
  onPointerEnter: foreseeViewer,
  onFocus: foreseeViewer,
} as const
