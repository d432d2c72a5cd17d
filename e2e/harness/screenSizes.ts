import process from 'node:process'

/** Whether this run goes through everything, also what a short one takes as proven elsewhere. */
const testsEverything = process.env['ROOKERY_TESTS'] === 'full'

/** The two kinds of screen that a journey through the composer has to pass on. */
export const screenSizes = [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const

/**
 * The widths that a journey is walked at: the first one in a short run, each when everything is tested.
 *
 * @param which `all` for the journeys that meet another page or other behaviour at each width, in every run
 */
export function widths<Size>(sizes: readonly Size[], which: 'all' | 'first' = 'first'): readonly Size[] {
  return which === 'all' || testsEverything ? sizes : sizes.slice(0, 1)
}
