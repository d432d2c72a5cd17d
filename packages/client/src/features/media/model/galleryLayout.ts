import type { Attachment } from '@rookery/api/wire/model'

/** How a picture lies in the box that is kept for it, before and after it arrives, so that nothing moves. */
export interface MediaBox {
  /** Width over height of the box. */
  readonly ratio: number
  /** Largest width in pixels when it is alone in its row; undefined where its size is unknown, and beside others. */
  readonly widest: number | undefined
  /** `cover` fills the box, `contain` shows all of a picture whose shape is not known, `scale-down` never blows up a small one. */
  readonly fit: 'cover' | 'contain' | 'scale-down'
  /** What is to be seen of a picture that is cut (CSS object-position). */
  readonly position: string | undefined
}

/** One row: up to 3 pictures side by side in one height, or one thing that takes the whole line. */
export interface GalleryRow {
  readonly kind: 'pictures' | 'line'
  readonly attachments: readonly Attachment[]
}

/** Panoramas and 9,000 px tall pictures are cut here; alone there is more room. */
const bounds = { alone: { flattest: 5, tallest: 0.5 }, together: { flattest: 2.4, tallest: 0.6 } }
const unknown = 16 / 9
/** A picture no larger than this is never drawn larger than it is, but its box can be pressed and carries its marks. */
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
  // Tall pictures are read from the top, so they are cut at their end.
  const position = focus ? `${(focus.x + 1) * 50}% ${(1 - focus.y) * 50}%` : width / height < tallest ? '50% 0' : undefined
  return { ratio, widest: alone ? Math.max(width, small.boxWidth) : undefined, fit: 'cover', position }
}

/** Pictures side by side, sounds and files in lines of their own, in the order in which they were posted. */
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
 * How many rows are shown before somebody asks for all: those whose score is together no more than 1, and one at least (spec 2,
 * section 9). A row's score is its height in widths of the gallery, half at most: rows of portraits are held lower than that.
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

/** As many lines as are shown of what is hidden before somebody asks for all (spec 2, section 9). */
export const maxLines = 8

/** False for a file that the server still works on: it has no address yet. */
export function isProcessed({ url }: Attachment): boolean {
  return url !== ''
}

/** What the media viewer shows (spec 2, section 2). */
export function isViewable(attachment: Attachment): boolean {
  const { kind } = attachment
  return isProcessed(attachment) && kind !== 'html' && kind !== 'unknown'
}
