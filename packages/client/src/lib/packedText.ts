/** A text, compressed and in characters that an address can have. */
export async function packedText(text: string): Promise<string> {
  const packed = new Uint8Array(await through(new Blob([text]), new CompressionStream('deflate-raw')))
  // All bytes at once would be more arguments than a function can have.
  const characters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text that was packed; null where not all of it is there. */
export async function unpackedText(packed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')))
  } catch {
    // The data is incomplete, or from another program.
    return null
  }
}

function through(content: Blob, change: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(content.stream().pipeThrough(change)).arrayBuffer()
}
