import { prefetchViewer } from './openViewer.ts'

/** Props of all elements that open the viewer: ARIA attributes, and the prefetch of its code. */
export const viewerTriggerProps = {
  'aria-haspopup': 'dialog',
  onPointerEnter: prefetchViewer,
  onFocus: prefetchViewer,
} as const
