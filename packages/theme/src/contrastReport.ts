import { contrastLevel, contrastRatio } from './contrast.ts'
import { contrastPairs, type ContrastGround } from './contrastPairs.ts'
import { resolveTheme } from './resolveTheme.ts'
import type { ThemeSource } from './ThemeSource.ts'

export interface ContrastPair extends ContrastGround {
  readonly ratio: number
  readonly level: 'AAA' | 'AA' | null
  readonly passes: boolean
}

/** Every text and control of a theme on what lies below it, with its contrast as it is seen. A pair that does not pass deserves a warning. */
export function contrastReport(source: ThemeSource): readonly ContrastPair[] {
  const theme = resolveTheme(source)
  return contrastPairs.map((pair) => {
    const ground = theme.seen(pair.surfaces)
    const lines = pair.beside === undefined ? [pair.slot] : [pair.slot, pair.beside]
    const ratio = Math.max(...lines.map((line) => contrastRatio(theme.colour(line), ground)))
    return { ...pair, ratio, level: contrastLevel(ratio), passes: ratio >= pair.threshold }
  })
}
