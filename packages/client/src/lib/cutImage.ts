import type { CropArea } from './cropArea.ts'
import { shrinkImage } from './shrinkImage.ts'

export interface CutLimits {
  /** Maximum length of the longer edge in pixels. */
  readonly edge: number
  /** Bytes; 0 for any. */
  readonly bytes: number
}

/** Part of an image as a new file within limits. null if the browser cannot encode it so small. */
export async function cutImage(image: ImageBitmap, file: File, area: CropArea, { edge, bytes }: CutLimits): Promise<File | null> {
  const scale = Math.min(1, edge / Math.max(area.width, area.height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(area.width * scale)), Math.max(1, Math.round(area.height * scale)))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const isPhoto = file.type === 'image/jpeg'
  const blob = await canvas.convertToBlob(isPhoto ? { type: 'image/jpeg', quality: 0.92 } : { type: 'image/png' })
  const cut = new File([blob], isPhoto ? 'picture.jpg' : 'picture.png', { type: blob.type })
  if (bytes === 0 || cut.size <= bytes) return cut
  return shrinkImage(cut, { bytes, pixels: 0, types: ['image/jpeg', 'image/png'] })
}
