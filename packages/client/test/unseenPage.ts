/**
 * Nobody looks at the page of these tests. In a frame without opacity the browser draws no pixel, and lays out, finds what is under
 * the pointer and calls animation frames as always. Inside of the frame nothing is transparent.
 */
const frame = window.frameElement as HTMLElement | null // Vitest's own iframe
if (frame) frame.style.opacity = '0'

export {}
