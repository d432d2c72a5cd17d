import { isFullRun } from '../../scripts/test/isFullRun.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** The screens that journeys are walked on. */
export const sizes = {
  wide: { viewport: wide },
  /** As narrow as a phone, and without fingers. */
  narrow: { viewport: narrow },
  phone: { viewport: narrow, hasTouch: true, isMobile: true },
} as const

/** The name of one of them. */
export type ScreenSize = keyof typeof sizes

/** The two kinds of screen that a journey through the composer has to pass on. */
export const screenSizes = [
  ['a wide screen', wide],
  ['a phone', narrow],
] as const

/**
 * The widths that a journey is walked at: the first one in a short run, each when everything is tested.
 *
 * @param which `all` for the journeys that meet another page or other behaviour at each width, in every run
 */
export function widths<Size>(sizes: readonly Size[], which: 'all' | 'first' = 'first'): readonly Size[] {
  return which === 'all' || isFullRun ? sizes : sizes.slice(0, 1)
}
