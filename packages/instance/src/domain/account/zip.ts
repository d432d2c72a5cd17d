import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  name: string
  content: string
}

/** 1 January 1980, the first day that the format knows: the same files make the same archive. */
const someDay = 0x21
const isUtf8 = 0x08_00
const isDeflated = 8

/** An archive of some texts. */
export function zip(files: readonly ZippedFile[]): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isUtf8, 2)
    facts.writeUInt16LE(isDeflated, 4)
    facts.writeUInt16LE(someDay, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\u0003\u0004'), facts, title, packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, title)
    offset += 4 + facts.length + title.length + packed.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end])
}
