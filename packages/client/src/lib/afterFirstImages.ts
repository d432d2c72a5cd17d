import { afterDrawing } from './afterDrawing.ts'

/** How often it is looked whether everything has come, and how long at most, in milliseconds. */
const intervalMs = 100
const longest = 3000

/**
 * Runs something once the first content is visible: nothing in the main part is busy and the visible images have loaded, so that later code
 * does not compete with them for bandwidth. An interaction ends the wait, and so do three seconds. Returns a function that cancels it.
 */
export function afterFirstImages(window: Window, run: () => void): () => void {
  let waited = 0
  let timer = 0
  const cancel = () => {
    stopDrawing()
    window.clearTimeout(timer)
    for (const press of presses) window.removeEventListener(press, once, true)
  }
  const once = () => {
    cancel()
    run()
  }
  const look = () => {
    if (waited >= longest || !isComing(window)) return once()
    waited += intervalMs
    timer = window.setTimeout(look, intervalMs)
  }
  const stopDrawing = afterDrawing(window, look)
  for (const press of presses) window.addEventListener(press, once, true)
  return cancel
}

let came: Promise<void> | undefined

/** The same as a promise for this page: code that renders later need not wait. */
export const whenFirstImagesLoaded = () => (came ??= new Promise((resolve) => void afterFirstImages(window, resolve)))

const presses = ['pointerdown', 'keydown'] as const

function isComing({ document, innerHeight }: Window): boolean {
  if (document.querySelector('main [aria-busy="true"]')) return true
  return [...document.images].some((image) => {
    // Browsers do not fetch images that a folded text hides.
    if (image.complete || image.matches('[data-folded] *')) return false
    const { top, bottom, left, right } = image.getBoundingClientRect()
    // Nor images beyond the end of a name that is cut.
    const box = image.parentElement?.getBoundingClientRect()
    return top < innerHeight && bottom > 0 && !(box && (left >= box.right || right <= box.left))
  })
}
