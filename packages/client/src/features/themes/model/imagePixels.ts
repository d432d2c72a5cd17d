import type { ImagePixels } from '@rookery/theme'

/** Pixels on each side: enough for the colours of an image, and quick on an old phone. */
const side = 64

/** The pixels of an image in a small square; null for a file that the browser cannot draw. */
export async function imagePixels(file: Blob): Promise<ImagePixels | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const pixels = pixelsOf(bitmap)
    bitmap.close()
    return pixels
  } catch {
    // The file is no image, or is damaged.
    return null
  }
}

/**
 * The same of an image that is there.
 * @throws if it comes from a server that does not let pages read it
 */
export function pixelsOf(image: CanvasImageSource): ImagePixels | null {
  const context = new OffscreenCanvas(side, side).getContext('2d')
  context?.drawImage(image, 0, 0, side, side)
  const data = context?.getImageData(0, 0, side, side).data
  return data === undefined ? null : { pixels: data, width: side, height: side }
}

const timeoutMs = 30_000

/** The pixels of an image at an address; null if it cannot be fetched or drawn. */
export async function fetchedPixels(address: string): Promise<ImagePixels | null> {
  try {
    const reply = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) })
    return reply.ok ? await imagePixels(await reply.blob()) : null
  } catch {
    // The server is unreachable, or serves the image to its own pages only.
    return null
  }
}
