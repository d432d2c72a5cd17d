import { addressBytes, addressText } from './addressText.ts'

/** A text, compressed and in characters that an address can have. */
export async function packedText(text: string): Promise<string> {
  return addressText(await through(new Blob([text]), new CompressionStream('deflate-raw')))
}

/**
 * The text that was packed; null where not all of it is there, or where it is too long.
 * @param longest bytes, for a text of a stranger: a few letters can unpack to millions
 */
export async function unpackedText(packed: string, longest = Number.POSITIVE_INFINITY): Promise<string | null> {
  const bytes = addressBytes(packed)
  if (bytes === null) return null
  try {
    const text = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'), longest)
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(text)
  } catch {
    // The data is incomplete, too long, or from another program.
    return null
  }
}

/** Reads no further than the limit. */
async function through(
  content: Blob,
  change: CompressionStream | DecompressionStream,
  longest = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const reader = content.stream().pipeThrough(change).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > longest) {
      await reader.cancel()
      throw new RangeError(`The text is longer than ${longest} bytes.`)
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
