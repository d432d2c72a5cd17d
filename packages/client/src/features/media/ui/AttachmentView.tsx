import type { Attachment, StatusId } from '@rookery/api/wire/model'
import { Suspense, type CSSProperties } from 'react'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { AttachmentImage } from './AttachmentImage.tsx'
import { isProcessed } from '#features/media/model/galleryLayout.ts'
import { SensitiveCover } from './SensitiveCover.tsx'

/** Other types than images have lazy code, which renders into a box that exists already. */
const AttachmentVideo = lazyComponent(async () => (await import('./AttachmentVideo.tsx')).AttachmentVideo)
const ProcessingFile = lazyComponent(async () => (await import('./ProcessingFile.tsx')).ProcessingFile)
const AttachmentLine = lazyComponent(async () => (await import('./AttachmentLine.tsx')).AttachmentLine)

export interface AttachmentViewProps {
  statusId: StatusId
  attachment: Attachment
  /** Position of an image in its box. */
  fit: CSSProperties
  covered: boolean
  /** The title of the filter that covers it. */
  filter: string | null
  /** It has just been uncovered, so that it loads immediately. */
  awaited: boolean
  onOpen: () => void
  onReveal: () => void
}

/** One attachment in its box, rendered according to its type. */
export function AttachmentView({ statusId, attachment, fit, covered, filter, awaited, onOpen, onReveal }: AttachmentViewProps) {
  if (covered) return <SensitiveCover attachment={attachment} filter={filter} onReveal={onReveal} />
  if (!isProcessed(attachment))
    return (
      <Suspense>
        <ProcessingFile statusId={statusId} />
      </Suspense>
    )
  switch (attachment.kind) {
    case 'image':
      return <AttachmentImage attachment={attachment} fit={fit} awaited={awaited} onOpen={onOpen} />
    case 'video':
    case 'gifv':
      return (
        <Suspense>
          <AttachmentVideo attachment={attachment} onOpen={onOpen} />
        </Suspense>
      )
    case 'audio':
    case 'flash':
    case 'html':
    case 'unknown':
      return (
        <Suspense>
          <AttachmentLine attachment={attachment} onOpen={onOpen} />
        </Suspense>
      )
  }
}
