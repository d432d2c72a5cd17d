/** Pixels of the drawing (spec 2, section 9). */
const drawn = { width: 1024, height: 512 }

/** Pixels that are computed: a hash holds 9 waves a side at most, so that more would show nothing more. */
const decoded = { width: 32, height: 16 }

/**
 * Draws a hash over the whole canvas: computed small and scaled by the browser, which is cheaper. Draws nothing for an invalid hash.
 * @param decode the pixels of a hash in a width and a height
 */
export function drawBlurhash(
  canvas: HTMLCanvasElement,
  hash: string,
  decode: (hash: string, width: number, height: number) => Uint8ClampedArray,
): void {
  if (!isBlurhash(hash)) return
  const { width, height } = decoded
  const small = new OffscreenCanvas(width, height)
  small.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(decode(hash, width, height)), width, height), 0, 0)
  Object.assign(canvas, drawn)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  // From the middle of the first pixel to that of the last: beyond them there is nothing to blend with, and the edge would fade.
  context.drawImage(small, 0.5, 0.5, width - 1, height - 1, 0, 0, drawn.width, drawn.height)
}

/** A hash names its own length; a wrong one would draw noise. */
function isBlurhash(hash: string): boolean {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
  const flag = digits.indexOf(hash[0] ?? '')
  if (flag < 0) return false
  const parts = ((flag % 9) + 1) * (Math.floor(flag / 9) + 1)
  return hash.length === 4 + 2 * parts
}
