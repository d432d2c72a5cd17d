import type { AppRouter } from '#app/createAppRouter.ts'

/**
 * After a change of screen the heading takes the focus, so that a screen reader says it once and Tab goes on from
 * there. The first screen and a change of the hash alone leave the focus where it is. Returns how to stop.
 */
export function focusHeading(page: Document, router: AppRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const heading = page.querySelector<HTMLElement>('main h1')
    // The screen keeps its own place; focus must not scroll it away.
    heading?.focus({ preventScroll: true })
  })
}
