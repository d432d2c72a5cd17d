import sharp from 'sharp'
import { chunk, number32, signature } from './png.ts'

interface Chunk {
  readonly name: string
  readonly content: Buffer
}

/**
 * A PNG that moves, which no library here writes: the frames' own data under other names.
 * @param frames drawings of one size
 */
export async function makeApng(frames: readonly string[], frameMs: number): Promise<Uint8Array> {
  const images = await Promise.all(
    frames.map(async (svg) => chunksOf(await sharp(Buffer.from(svg)).flatten().png({ palette: false }).toBuffer())),
  )
  const header = images[0]?.find(({ name }) => name === 'IHDR')?.content
  if (!header) throw new Error('There is no frame to animate. Give at least one drawing.')
  let sequence = 0
  const data = images.flatMap((image, index) => [
    chunk('fcTL', frameControl(sequence++, header, frameMs)),
    ...image
      .filter(({ name }) => name === 'IDAT')
      // The first frame is the picture that is seen where APNG is not known.
      .map(({ content }) => (index === 0 ? chunk('IDAT', content) : chunk('fdAT', Buffer.concat([number32(sequence++), content])))),
  ])
  const animation = Buffer.concat([number32(frames.length), number32(0)])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('acTL', animation), ...data, chunk('IEND', Buffer.alloc(0))])
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = signature.length; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at)
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), content: png.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

function frameControl(sequence: number, header: Buffer, frameMs: number): Buffer {
  const control = Buffer.alloc(26)
  control.writeUInt32BE(sequence, 0)
  // Width and height, as in the header; the frame lies at 0, 0.
  header.copy(control, 4, 0, 8)
  control.writeUInt16BE(frameMs, 20)
  control.writeUInt16BE(1000, 22)
  return control
}
