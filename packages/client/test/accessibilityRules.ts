import type { AxeResults, RunOptions } from 'axe-core'

/** Rules of WCAG 2.2, level A and AA. Each one is on: the reason for a fault that stays belongs to its test. */
export const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
  // Experimental in axe, so no tag includes it: voice control finds a control by its visible text.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // On a long timeline, describing passes takes longer than finding faults.
  resultTypes: ['violations'],
  // The page has no frames, and its styles are in it.
  iframes: false,
  preload: false,
}

/** Returns one line for each fault, with the markup that has it. */
export function linesOf(violations: AxeResults['violations']): readonly string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${(failureSummary ?? '').replace(/\s+/g, ' ')}`),
  )
}

/**
 * Runs in the page. Resolves when no finite animation runs, also none that begins as the last one ends. Before that, a colour is
 * between two values, and a control in a dialog that still grows is smaller than it will be.
 */
export async function untilFaded(): Promise<void> {
  const passing = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  for (let moving = passing(); moving.length > 0; moving = passing()) {
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
    await new Promise(requestAnimationFrame)
  }
}

/**
 * Runs in the page: hides content behind windows that have the focus, until the returned function is called. axe does not know the top
 * layer of a page, takes a post behind a window for one above it, and then says nothing about contrast.
 */
export function hideBehind(windows: readonly Element[]): () => void {
  const { activeElement, documentElement } = document
  if (!windows.some((one) => one.contains(activeElement))) return () => {}
  const changed = [documentElement, ...windows].filter((one) => one instanceof HTMLElement)
  const before = changed.map(({ style }) => style.visibility)
  for (const one of changed) one.style.visibility = one === documentElement ? 'hidden' : 'visible'
  return () => {
    for (const [at, { style }] of changed.entries()) style.visibility = before[at] ?? ''
  }
}
