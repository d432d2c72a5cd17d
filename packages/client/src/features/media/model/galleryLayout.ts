import type { Attachment } from '@rookery/api/wire/model'

/** The box of an image, which has the same size before and after it loads. */
export interface MediaBox {
  /** Width over height of the box. */
  readonly ratio: number
  /** Largest width in pixels when it is alone in its row; undefined if its size is unknown, and next to others. */
  readonly widest: number | undefined
  /** `cover` fills the box, `contain` shows the whole image if its size is unknown, `scale-down` does not enlarge a small one. */
  readonly fit: 'cover' | 'contain' | 'scale-down'
  /** The visible area of a cropped image (CSS object-position). */
  readonly position: string | undefined
}

/** One row: up to 3 images of equal height, or one item of full width. */
export interface GalleryRow {
  readonly kind: 'pictures' | 'line'
  readonly attachments: readonly Attachment[]
}

/** Very wide and very tall images are cropped here; an image alone in its row may be taller. */
const bounds = { alone: { flattest: 5, tallest: 0.5 }, together: { flattest: 2.4, tallest: 0.6 } }
const unknown = 16 / 9
/** An image up to this size is never enlarged, but its box is large enough for presses and marks. */
const small = { image: 160, boxWidth: 160, boxHeight: 96 }

export function mediaBox({ width, height, focus }: Pick<Attachment, 'width' | 'height' | 'focus'>, alone: boolean): MediaBox {
  if (width === null || height === null || width <= 0 || height <= 0) {
    return { ratio: unknown, widest: undefined, fit: 'contain', position: undefined }
  }
  if (width <= small.image && height <= small.image) {
    const boxWidth = Math.max(width, small.boxWidth)
    return {
      ratio: boxWidth / Math.max(height, small.boxHeight),
      widest: alone ? boxWidth : undefined,
      fit: 'scale-down',
      position: undefined,
    }
  }
  const { flattest, tallest } = alone ? bounds.alone : bounds.together
  const ratio = Math.min(flattest, Math.max(tallest, width / height))
  // The top of a tall image matters most, so it is cropped at the bottom.
  const position = focus ? `${(focus.x + 1) * 50}% ${(1 - focus.y) * 50}%` : width / height < tallest ? '50% 0' : undefined
  return { ratio, widest: alone ? Math.max(width, small.boxWidth) : undefined, fit: 'cover', position }
}

/** Images side by side, audio and files in rows of their own, in the order of the post. */
export function galleryRows(attachments: readonly Attachment[]): readonly GalleryRow[] {
  const rows: GalleryRow[] = []
  let images: Attachment[] = []
  const finish = () => {
    for (const row of inRows(images)) rows.push({ kind: 'pictures', attachments: row })
    images = []
  }
  for (const attachment of attachments) {
    if (isImage(attachment)) {
      images.push(attachment)
      continue
    }
    finish()
    rows.push({ kind: 'line', attachments: [attachment] })
  }
  finish()
  return rows
}

/** Rows of up to 3 (spec 2, section 9), none alone behind a full one. */
export function inRows<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const rows: Item[][] = []
  let rest = items.slice()
  while (rest.length > 0) {
    const take = rest.length === 4 || rest.length === 2 ? 2 : Math.min(3, rest.length)
    rows.push(rest.slice(0, take))
    rest = rest.slice(take)
  }
  return rows
}

/**
 * Number of rows that are shown first: those with a total score of at most 1, and at least one (spec 2, section 9). The score of a row is
 * its height in gallery widths, at most a half, because rows of portraits are limited to less.
 */
export function rowsAtFirst(rows: readonly GalleryRow[]): number {
  let score = 0
  const over = rows.findIndex((row, index) => {
    score += scoreOf(row)
    return index > 0 && score > 1
  })
  return over === -1 ? rows.length : over
}

const lineScore = 1 / 8

function scoreOf({ kind, attachments }: GalleryRow): number {
  return kind === 'line' ? lineScore : Math.min(0.5, 1 / ratioOf(attachments))
}

/** Width over height of a row. */
export function ratioOf(attachments: readonly Attachment[]): number {
  return attachments.reduce((sum, attachment) => sum + mediaBox(attachment, attachments.length === 1).ratio, 0)
}

function isImage({ kind }: Attachment): boolean {
  return kind === 'image' || kind === 'video' || kind === 'gifv'
}

/** Number of lines of hidden attachments that are shown first (spec 2, section 9). */
export const maxLines = 8

/** False for a file that the server still works on: it has no address yet. */
export function isProcessed({ url }: Attachment): boolean {
  return url !== ''
}

/** Whether the media viewer shows an attachment (spec 2, section 2). */
export function isViewable(attachment: Attachment): boolean {
  const { kind } = attachment
  return isProcessed(attachment) && kind !== 'html' && kind !== 'unknown'
}
