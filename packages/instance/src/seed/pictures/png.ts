import { crc32 } from 'node:zlib'

/** The first bytes of a PNG. The format: https://www.w3.org/TR/png-3/ */
export const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** One chunk of a PNG, with its length and its checksum. */
export function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  return Buffer.concat([number32(content.length), named, number32(crc32(named))])
}

/** A number as PNG writes it: 32 bits, the highest byte first. */
export function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
