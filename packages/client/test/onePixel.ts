const bytes = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** An image of one pixel. */
export function onePixel(): File {
  return new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], 'dot.png', { type: 'image/png' })
}
