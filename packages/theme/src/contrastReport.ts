import { contrastLevel, contrastRatio } from './contrast.ts'
import { resolveTheme } from './resolveTheme.ts'
import { slotNames, slots, thresholdOf, type SlotRule, type SlotName } from './slots.ts'
import type { ThemeSource } from './ThemeSource.ts'

export interface ContrastPair {
  readonly slot: SlotName
  readonly on: string
  readonly ratio: number
  /** The contrast that the slot promises: 4.5 for text, 3 for edges and signs. */
  readonly threshold: number
  readonly level: 'AAA' | 'AA' | null
  readonly passes: boolean
}

/** Every text and control of a theme on every surface below it. A pair that does not pass deserves a warning. */
export function contrastReport(source: ThemeSource): readonly ContrastPair[] {
  const theme = resolveTheme(source)
  return slotNames.flatMap((name) => {
    const slot: SlotRule = slots[name]
    const threshold = thresholdOf(slot)
    if (threshold === null) return []
    return (slot.textOn ?? slot.controlOn ?? []).map((on) => {
      const ratio = contrastRatio(theme.colour(name), theme.solid(on))
      return { slot: name, on, ratio, threshold, level: contrastLevel(ratio), passes: ratio >= threshold }
    })
  })
}
