import { encode } from 'blurhash'
import sharp, { type Sharp } from 'sharp'

/** Of one image; of an animated one all frames together. */
const LARGEST_PIXELS = 50_000_000

/** Edge of the thumbnail for lists. */
const SMALL_EDGE = 640

export interface EncodedImage {
  bytes: Uint8Array
  width: number
  height: number
  blurhash: string
  /** A WebP for lists; null if the image itself is small enough. */
  small: Uint8Array | null
}

/**
 * Re-encodes an image: rotated by its EXIF data, without EXIF (which may contain the location) and without data appended to the file.
 * @returns null for files that cannot be decoded, and for images with too many pixels
 */
export async function readImage(bytes: Uint8Array, mime: string): Promise<EncodedImage | null> {
  try {
    const animated = mime === 'image/gif' || mime === 'image/webp'
    const source = sharp(bytes, { animated, autoOrient: true, limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
    const { data, info } = await encoded(source, mime).toBuffer({ resolveWithObject: true })
    const height = info.pageHeight ?? info.height
    const still = sharp(data, { limitInputPixels: LARGEST_PIXELS })
    const isLarge = info.width > SMALL_EDGE || height > SMALL_EDGE
    return {
      bytes: data,
      width: info.width,
      height,
      blurhash: await blurhashOf(still.clone()),
      small: isLarge ? await still.clone().resize(SMALL_EDGE, SMALL_EDGE, { fit: 'inside' }).webp({ quality: 80 }).toBuffer() : null,
    }
  } catch {
    return null // not a picture after all, or too large: the caller says so in the server's words
  }
}

/** Profile images, reduced to the largest displayed size. */
export async function readProfileImage(bytes: Uint8Array, mime: string, width: number, height: number): Promise<Uint8Array | null> {
  try {
    const animated = mime === 'image/gif' || mime === 'image/webp'
    const source = sharp(bytes, { animated, autoOrient: true, limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
    return await encoded(source.resize(width, height, { fit: 'inside', withoutEnlargement: true }), mime).toBuffer()
  } catch {
    return null // as above
  }
}

function encoded(image: Sharp, mime: string): Sharp {
  switch (mime) {
    case 'image/jpeg':
      return image.jpeg({ quality: 92 })
    case 'image/gif':
      return image.gif()
    case 'image/webp':
      return image.webp({ quality: 92 })
    case 'image/avif':
      return image.avif({ quality: 70, effort: 2 })
    default:
      return image.png()
  }
}

/** Five components along the longer edge, as many as fit along the other. */
async function blurhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image.resize(32, 32, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const longer = Math.max(info.width, info.height)
  const components = (edge: number) => Math.max(1, Math.round((5 * edge) / longer))
  return encode(new Uint8ClampedArray(data), info.width, info.height, components(info.width), components(info.height))
}
