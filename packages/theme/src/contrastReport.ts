import { contrastLevel, contrastRatio } from './contrast.ts'
import { contrastPairs, type ContrastGround } from './contrastPairs.ts'
import { groundsOf, type Ground, type ImageRange } from './imageBelow.ts'
import { worstContrast } from './readable/nearestColour.ts'
import { resolveTheme } from './resolveTheme.ts'
import type { ThemeSource } from './ThemeSource.ts'

export interface ContrastPair extends ContrastGround {
  readonly ratio: number
  readonly level: 'AAA' | 'AA' | null
  readonly passes: boolean
}

/**
 * Every text and control of a theme on its backgrounds, with its contrast after compositing. A pair that does not pass deserves a warning.
 * @param image the colour range of the wallpaper image, if there is one
 */
export function contrastReport(source: ThemeSource, image: ImageRange | null = null): readonly ContrastPair[] {
  const theme = resolveTheme(source)
  return contrastPairs.map((pair) => {
    const grounds = groundsOf(theme, pair.surfaces, image)
    const ratio = pair.beside === undefined ? worstContrast(theme.colour(pair.slot), grounds) : bestLine(pair.slot, pair.beside, grounds)
    return { ...pair, ratio, level: contrastLevel(ratio), passes: ratio >= pair.threshold }
  })

  /** The line that is seen better counts on each end of a ground: where one of them is lost on the way to the other end, the other is not. */
  function bestLine(first: string, second: string, grounds: readonly Ground[]): number {
    const lines = [first, second].map((line) => theme.colour(line))
    return Math.min(...grounds.flat().map((end) => Math.max(...lines.map((line) => contrastRatio(line, end)))))
  }
}
