import { prefetchViewer } from './openViewer.ts'

/** What everything that opens the viewer has in common: what it announces, and that its code is on its way. */
export const viewerTriggerProps = {
  'aria-haspopup': 'dialog',
  onPointerEnter: prefetchViewer,
  onFocus: prefetchViewer,
} as const
