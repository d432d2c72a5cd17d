import { href } from '#features/addresses/model/href.ts'

export type GalleryMode = 'lines' | 'small' | 'normal'

export interface GalleryWishes {
  readonly size: 'normal' | 'small' | 'hide'
  /** Whether attachments are hidden on this kind of screen. */
  readonly isHidden: boolean
  /** Maximum number of images. */
  readonly max: number
}

/** How attachments are shown first: as text if a setting hides them or there are too many (spec 2, section 5), otherwise as images. */
export function galleryMode({ size, isHidden, max }: GalleryWishes, count: number): GalleryMode {
  return size === 'hide' || count > max || isHidden ? 'lines' : size
}

/** The setting that hides attachments at an address. */
export function hidingSetting(pathname: string): 'hideAttachments' | 'hideAttachmentsInConv' {
  return href.status.match(pathname) !== null ? 'hideAttachmentsInConv' : 'hideAttachments'
}
