import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { movementOf } from './animation.ts'

const frame = (hue: number) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: { r: hue, g: 40, b: 200 } } })
    .png()
    .toBuffer()

async function imageOf(frames: number, format: 'gif' | 'webp' | 'png' | 'jpeg'): Promise<Uint8Array> {
  const images = await Promise.all(Array.from({ length: frames }, (_, index) => frame(index * 60)))
  const source = frames === 1 ? sharp(images[0]) : sharp(images, { join: { animated: true } })
  return source.toFormat(format).toBuffer()
}

/** A PNG with a chunk put in behind its header. */
function withChunk(png: Uint8Array, name: string): Uint8Array {
  const chunk = Buffer.alloc(12 + 8)
  chunk.writeUInt32BE(8, 0)
  chunk.write(name, 4, 'latin1')
  const header = 8 + 12 + 13
  return Buffer.concat([png.subarray(0, header), chunk, png.subarray(header)])
}

describe('the first bytes decide', () => {
  test.each([
    ['gif', 3, 'GIF'],
    ['gif', 1, null],
    ['webp', 3, 'WEBP'],
    ['webp', 1, null],
    ['png', 1, null],
    ['jpeg', 1, null],
  ] as const)('a %s of %i pictures: %s', async (format, frames, movement) => {
    expect(movementOf(await imageOf(frames, format))).toBe(movement)
  })

  test('a PNG is animated if it says so before its image data, and not after it', async () => {
    const png = await imageOf(1, 'png')
    expect(movementOf(withChunk(png, 'acTL'))).toBe('APNG')
    expect(movementOf(withChunk(png, 'iCCP'))).toBe(null)
    expect(movementOf(Buffer.concat([png, Buffer.from('    acTL')]))).toBe(null)
  })

  test('a GIF is animated by its repeat block, or otherwise by its second image', async () => {
    const gif = Buffer.from(await imageOf(3, 'gif'))
    expect(gif.indexOf('NETSCAPE2.0')).toBe(-1)
    const header = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0)
    const word = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1')
    expect(movementOf(gif)).toBe('GIF')
    expect(movementOf(gif.subarray(0, header))).toBe(null)
    expect(movementOf(Buffer.concat([gif.subarray(0, header), word]))).toBe('GIF')
  })

  test('any bytes have a result', async () => {
    const beginnings = await Promise.all([imageOf(3, 'gif'), imageOf(3, 'webp'), imageOf(1, 'png')])
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.nat(60), fc.uint8Array({ maxLength: 200 }), (beginning, stored, rest) => {
        const bytes = Buffer.concat([beginning.subarray(0, stored), rest])
        expect([null, 'GIF', 'WEBP', 'APNG']).toContain(movementOf(bytes))
      }),
    )
  })
})
