export interface ImageLimits {
  /** Bytes that it may have. */
  readonly bytes: number
  /** Width times height; 0 for any. */
  readonly pixels: number
  /** Media types that are taken; empty for any. */
  readonly types: readonly string[]
}

const quality = 0.85

/** A smaller image shows nothing. */
const smallestEdge = 64

/**
 * Re-encodes a still image within limits: in its own size if possible, otherwise smaller, with its orientation and transparency. null if
 * the browser cannot read it.
 */
export async function shrinkImage(file: File, limits: ImageLimits): Promise<File | null> {
  const image = await createImageBitmap(file).catch(() => null)
  if (image === null) return null
  const type = typeFor(file, limits.types)
  const { width, height } = image
  let scale = limits.pixels > 0 ? Math.min(1, Math.sqrt(limits.pixels / (width * height))) : 1
  try {
    for (;;) {
      const blob = await draw(image, Math.floor(width * scale), Math.floor(height * scale), type)
      if (blob.size <= limits.bytes) return new File([blob], nameFor(file.name, blob.type), { type: blob.type })
      if (Math.max(width, height) * scale <= smallestEdge) return null
      // Bytes grow about as the area does, or slower.
      scale *= Math.min(0.85, Math.max(0.3, 0.95 * Math.sqrt(limits.bytes / blob.size)))
    }
  } catch {
    return null // larger than the browser can draw
  } finally {
    image.close()
  }
}

function typeFor({ type }: File, types: readonly string[]): string {
  const isTaken = types.length === 0 || types.includes('image/webp')
  return type === 'image/jpeg' || !isTaken ? 'image/jpeg' : 'image/webp'
}

function draw(image: ImageBitmap, width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no room to draw a picture in. It is told as one that cannot be made smaller.')
  context.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    // Without it transparent areas become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type, quality })
}

/** A browser that cannot write the type that was wanted writes another one. */
function nameFor(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${type.replace('image/', '').replace('jpeg', 'jpg')}`
}
