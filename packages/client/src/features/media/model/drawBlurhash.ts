/**
 * Pixels of the drawing. A hash holds 9 waves a side at most, so that more would show nothing more: the stylesheet scales it to its box, at
 * least to the size that specification 2 names.
 */
const drawn = { width: 32, height: 16 }

/**
 * Draws a hash over the whole canvas. Draws nothing for an invalid hash.
 * @param decode the pixels of a hash in a width and a height
 */
export function drawBlurhash(
  canvas: HTMLCanvasElement,
  hash: string,
  decode: (hash: string, width: number, height: number) => Uint8ClampedArray,
): void {
  if (!isBlurhash(hash)) return
  const { width, height } = drawn
  Object.assign(canvas, drawn)
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(decode(hash, width, height)), width, height), 0, 0)
}

/** A hash names its own length; a wrong one would draw noise. */
function isBlurhash(hash: string): boolean {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
  const flag = digits.indexOf(hash[0] ?? '')
  if (flag < 0) return false
  const parts = ((flag % 9) + 1) * (Math.floor(flag / 9) + 1)
  return hash.length === 4 + 2 * parts
}
