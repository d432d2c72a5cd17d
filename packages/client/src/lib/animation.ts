import type { Movement } from './animationByName.ts'

/** Number of first bytes that decide whether an image is animated: enough for the header of an APNG after a colour profile. */
export const probeBytes = 65_536

/**
 * Whether an image is animated, by its first bytes (spec 2, section 4).
 * @param bytes at least `probeBytes` of them where the file has so many; a movement that begins later is not seen
 */
export function movementOf(bytes: Uint8Array): Movement | null {
  if (text(bytes, 0, 'GIF8')) return gifMoves(bytes) ? 'GIF' : null
  // The flags of the extended header: bit 1 is "has an animation".
  if (text(bytes, 0, 'RIFF') && text(bytes, 8, 'WEBPVP8X')) return ((bytes[20] ?? 0) & 2) === 2 ? 'WEBP' : null
  if (text(bytes, 0, '\x89PNG')) return pngMoves(bytes) ? 'APNG' : null
  return null
}

function text(bytes: Uint8Array, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) if (bytes[at + index] !== word.charCodeAt(index)) return false
  return true
}

/** An animated PNG has this chunk before its first frame. */
function pngMoves(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (text(bytes, at + 4, 'acTL')) return true
    if (text(bytes, at + 4, 'IDAT')) return false
  }
  return false
}

/** A GIF is animated if it repeats or has a second frame. */
function gifMoves(bytes: Uint8Array): boolean {
  const colours = bytes[10] ?? 0
  let at = 13 + tableSize(colours)
  let images = 0
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x21) {
      if (text(bytes, at + 3, 'NETSCAPE2.0') || text(bytes, at + 3, 'ANIMEXTS1.0')) return true
      at = afterParts(bytes, at + 2)
    } else if (block === 0x2c) {
      images += 1
      if (images > 1) return true
      at = afterParts(bytes, at + 10 + tableSize(bytes[at + 9] ?? 0) + 1)
    } else return false
  }
  return false
}

/** Bytes of a colour table that its flags announce. */
function tableSize(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)
}

/** The position after a block. Each of its parts starts with its length; a length of 0 ends the block. */
function afterParts(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += length + 1
  return at + 1
}
