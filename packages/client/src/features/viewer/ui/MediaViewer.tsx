import type { StatusId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { isViewable } from '#features/media/model/galleryLayout.ts'
import type { ViewerRequest } from '#features/media/ui/openViewer.ts'
import { ViewerWindow } from './ViewerWindow.tsx'

export interface ViewerProps {
  request: ViewerRequest
  onClosed: () => void
}

/** The media viewer with the requested media. */
export function MediaViewer({ request, onClosed }: ViewerProps) {
  if (request.kind === 'picture') return <ViewerWindow items={[request.item]} start={0} onClosed={onClosed} />
  return <StatusViewer statusId={request.statusId} index={request.index} onClosed={onClosed} />
}

/** Follows the post: removed media leave the viewer, and it closes if the post is deleted. */
function StatusViewer({ statusId, index, onClosed }: { statusId: StatusId; index: number; onClosed: () => void }) {
  const items = (useStatus(statusId)?.attachments ?? []).filter(isViewable)
  const empty = items.length === 0
  useEffect(() => {
    if (empty) onClosed()
  }, [empty, onClosed])
  return empty ? null : <ViewerWindow items={items} start={index} onClosed={onClosed} />
}
