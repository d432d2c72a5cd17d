import { useEffect, useState } from 'react'
import { useMissingCode } from '#data/notices/useMissingCode.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { answerRequests, Viewer, type ViewerRequest } from './openViewer.ts'

/** Where the media viewer appears when somebody asks for it. One for the page. */
export function ViewerHost() {
  const [request, setRequest] = useState<ViewerRequest | null>(null)
  useEffect(() => answerRequests(setRequest), [])
  const tell = useMissingCode()
  const isLoaded = useLoaded(Viewer, request !== null, () => {
    tell()
    setRequest(null)
  })
  if (request === null || !isLoaded) return null
  return <Viewer request={request} onClosed={() => setRequest(null)} />
}
