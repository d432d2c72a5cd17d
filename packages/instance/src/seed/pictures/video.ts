import sharp from 'sharp'

/** A lossy WebP is one key frame of VP8 in a wrapper: a film of nothing but key frames needs no encoder of its own. */
async function keyFrame(svg: string): Promise<Buffer> {
  const file = await sharp(Buffer.from(svg)).flatten().webp({ quality: 60, effort: 2 }).toBuffer()
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4)
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return file.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('The picture was not encoded as VP8. A frame must be opaque; give its drawing a background.')
}

/**
 * A silent WebM film of the given drawings.
 * @param frames all of the given size
 * @param frameMs how long each is shown
 */
export async function makeVideo(frames: readonly string[], width: number, height: number, frameMs: number): Promise<Uint8Array> {
  const images = await Promise.all(frames.map(keyFrame))
  const info = element(0x1549a966, [
    element(0x2ad7b1, unsigned(1_000_000)),
    element(0x4489, float(frames.length * frameMs)),
    element(0x4d80, Buffer.from('rookery')),
    element(0x5741, Buffer.from('rookery')),
  ])
  const track = element(0xae, [
    element(0xd7, unsigned(1)),
    element(0x73c5, unsigned(1)),
    element(0x83, unsigned(1)),
    element(0x86, Buffer.from('V_VP8')),
    element(0x23e383, unsigned(frameMs * 1_000_000)),
    element(0xe0, [element(0xb0, unsigned(width)), element(0xba, unsigned(height))]),
  ])
  const blocks = images.map((image, index) => {
    const head = Buffer.from([0x81, 0, 0, 0x80])
    head.writeInt16BE(index * frameMs, 1)
    return element(0xa3, Buffer.concat([head, image]))
  })
  const cluster = element(0x1f43b675, [element(0xe7, unsigned(0)), ...blocks])
  return Buffer.concat([
    element(0x1a45dfa3, [
      element(0x4286, unsigned(1)),
      element(0x42f7, unsigned(1)),
      element(0x42f2, unsigned(4)),
      element(0x42f3, unsigned(8)),
      element(0x4282, Buffer.from('webm')),
      element(0x4287, unsigned(2)),
      element(0x4285, unsigned(2)),
    ]),
    element(0x18538067, [info, element(0x1654ae6b, [track]), cluster]),
  ])
}

/** An EBML element; its size is always written with eight bytes. */
function element(id: number, content: Buffer | Buffer[]): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : Buffer.from(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length))
  return Buffer.concat([unsigned(id), size, body])
}

function unsigned(value: number): Buffer {
  const digits = value.toString(16)
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
