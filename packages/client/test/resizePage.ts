import { page } from 'vitest/browser'

/** Gives the page another size (CSS pixels), and resolves when the page has laid itself out and listeners know the size. */
export async function resizePage(width: number, height: number): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  // A browser reports a new size, and media queries that it changes, before it calls this. Timers may be those of the test.
  do await new Promise(requestAnimationFrame)
  while (innerWidth !== width || innerHeight !== height)
}
