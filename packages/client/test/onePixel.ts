const bytes = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A picture of one pixel. */
export function onePixel(): File {
  return new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], 'dot.png', { type: 'image/png' })
}
