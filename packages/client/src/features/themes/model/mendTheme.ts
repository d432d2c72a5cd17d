import {
  contrastReport,
  formatColour,
  makeReadable,
  readableColour,
  resolveTheme,
  withValue,
  type ReadableChange,
  type ReadableLevel,
  type ReadableTheme,
  type SlotName,
  type ThemeSource,
} from '@rookery/theme'

/** Makes every text of a theme readable, then every edge and sign visible that still is not. */
export function mendTheme(theme: ThemeSource, level: ReadableLevel): ReadableTheme {
  const { source, changes, unreadable } = makeReadable(theme, level)
  const stuck = new Set(unreadable.map(({ slot }) => slot))
  const signs = new Set(contrastReport(source).flatMap(({ slot, passes }) => (passes || stuck.has(slot) ? [] : [slot])))
  let current = source
  const seen: ReadableChange[] = []
  for (const slot of signs) {
    const to = readableColour(current, slot)
    if (to === null) continue
    const before = worstPair(current, slot)
    const from = formatColour({ ...resolveTheme(current).colour(slot), a: 1 })
    current = withValue(current, 'colours', slot, to)
    seen.push({ slot, opacity: null, from, to, ground: before.on, before: before.ratio, after: worstPair(current, slot).ratio })
  }
  return { source: current, changes: [...changes, ...seen], unreadable }
}

function worstPair(theme: ThemeSource, slot: SlotName): { readonly on: SlotName; readonly ratio: number } {
  return contrastReport(theme)
    .filter((pair) => pair.slot === slot)
    .reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))
}
