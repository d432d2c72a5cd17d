import {
  contrastReport,
  formatColour,
  makeReadable,
  readableColour,
  resolveTheme,
  withValue,
  type ImageRange,
  type ReadableChange,
  type ReadableLevel,
  type ReadableTheme,
  type SlotName,
  type ThemeSource,
} from '@rookery/theme'

/**
 * Makes every text of a theme readable, then every edge and sign visible that still is not.
 * @param image the colour range of the wallpaper image, if there is one
 */
export function mendTheme(theme: ThemeSource, level: ReadableLevel, image: ImageRange | null): ReadableTheme {
  const { source, changes, unreadable } = makeReadable(theme, level, image)
  const stuck = new Set(unreadable.map(({ slot }) => slot))
  const signs = new Set(contrastReport(source, image).flatMap(({ slot, passes }) => (passes || stuck.has(slot) ? [] : [slot])))
  let current = source
  const seen: ReadableChange[] = []
  for (const slot of signs) {
    const to = readableColour(current, slot, image)
    if (to === null) continue
    const before = worstPair(current, slot, image)
    const from = formatColour({ ...resolveTheme(current).colour(slot), a: 1 })
    current = withValue(current, 'colours', slot, to)
    seen.push({ slot, opacity: null, from, to, ground: before.on, before: before.ratio, after: worstPair(current, slot, image).ratio })
  }
  return { source: current, changes: [...changes, ...seen], unreadable }
}

function worstPair(theme: ThemeSource, slot: SlotName, image: ImageRange | null): { readonly on: SlotName; readonly ratio: number } {
  return contrastReport(theme, image)
    .filter((pair) => pair.slot === slot)
    .reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))
}
