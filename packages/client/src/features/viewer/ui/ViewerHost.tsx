import { useEffect, useState } from 'react'
import { usePreloadedCode } from '#features/failures/model/usePreloadedCode.ts'
import { handleViewerRequests, MediaViewer, type ViewerRequest } from '#features/media/ui/openViewer.ts'

/** The place where the media viewer opens. The page has one. */
export function ViewerHost() {
  const [request, setRequest] = useState<ViewerRequest | null>(null)
  useEffect(() => handleViewerRequests(setRequest), [])
  const isLoaded = usePreloadedCode(MediaViewer, request !== null, () => setRequest(null))
  if (request === null || !isLoaded) return null
  return <MediaViewer request={request} onClosed={() => setRequest(null)} />
}
