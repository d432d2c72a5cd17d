/** Bytes in characters that an address can have (base64url). */
export function addressText(bytes: Uint8Array): string {
  // All bytes at once would be more arguments than a function can have.
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The bytes of such a text; null for other texts. */
export function addressBytes(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}
