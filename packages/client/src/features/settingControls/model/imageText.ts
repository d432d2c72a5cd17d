import { shrinkImage } from '#lib/shrinkImage.ts'

/** Bytes: as text it is a third more, and fits into its setting. */
const max = 28_000

/** An image as a data address, reduced to fit a setting; null if the browser cannot read it. */
export async function imageText(file: File): Promise<string | null> {
  const small = await shrinkImage(file, { bytes: max, pixels: 1024 * 1024, types: [] })
  if (small === null) return null
  const bytes = new Uint8Array(await small.arrayBuffer())
  return `data:${small.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
