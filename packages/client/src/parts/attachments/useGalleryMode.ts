import { useSetting } from '#data/settings/useSetting.ts'
import { usePathname } from '#parts/navigation/usePathname.ts'

/**
 * How a post's attachments are shown at first: as lines of text where a setting hides them or there are too many of them
 * (spec 2, section 5), as pictures otherwise.
 */
export function useGalleryMode(count: number): 'lines' | 'small' | 'normal' {
  const size = useSetting('attachmentSize')
  const hides = useSetting('hideAttachments')
  const hidesInConversations = useSetting('hideAttachmentsInConv')
  const most = useSetting('maxThumbnails')
  const inConversation = usePathname().startsWith('/notice/')
  if (size === 'hide' || count > most || (inConversation ? hidesInConversations : hides)) return 'lines'
  return size
}
