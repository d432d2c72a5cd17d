import { useSetting } from '#features/settings/model/useSetting.ts'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { galleryMode, hidingSetting, type GalleryMode } from './galleryMode.ts'

/** How the attachments of a post are shown first in this context. */
export function useGalleryMode(count: number): GalleryMode {
  const size = useSetting('attachmentSize')
  const max = useSetting('maxThumbnails')
  const isHidden = useSetting(hidingSetting(usePathname()))
  return galleryMode({ size, isHidden, max }, count)
}
