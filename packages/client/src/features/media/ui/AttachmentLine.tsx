import type { Attachment } from '@rookery/api/wire/model'
import { AudioPlayer } from './AudioPlayer.tsx'
import { EmbeddedPage } from './EmbeddedPage.tsx'
import { FileLink } from './FileLink.tsx'
import { FlashPlayer } from './FlashPlayer.tsx'

/** An attachment that takes a line for itself. */
export function AttachmentLine({ attachment, onOpen }: { attachment: Attachment; onOpen: () => void }) {
  switch (attachment.kind) {
    case 'audio':
      return <AudioPlayer attachment={attachment} onOpen={onOpen} />
    case 'flash':
      return <FlashPlayer attachment={attachment} />
    case 'html':
      return <EmbeddedPage attachment={attachment} />
    case 'image':
    case 'video':
    case 'gifv':
    case 'unknown':
      return <FileLink attachment={attachment} />
  }
}
