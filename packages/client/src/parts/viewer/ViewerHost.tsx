import { Suspense, useEffect, useState } from 'react'
import { answerRequests, Viewer, type ViewerRequest } from './openViewer.ts'

/** Where the media viewer appears when somebody asks for it. One for the page. */
export function ViewerHost() {
  const [request, setRequest] = useState<ViewerRequest | null>(null)
  useEffect(() => answerRequests(setRequest), [])
  if (request === null) return null
  return (
    <Suspense>
      <Viewer request={request} onClosed={() => setRequest(null)} />
    </Suspense>
  )
}
