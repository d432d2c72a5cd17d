/**
 * The page of these tests is never visible. In a transparent frame the browser paints nothing, but lays out, hit-tests and calls animation
 * frames as always. Inside of the frame nothing is transparent.
 */
const frame = window.frameElement as HTMLElement | null // Vitest's own iframe
if (frame) frame.style.opacity = '0'

export {}
