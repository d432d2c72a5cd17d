import type { ThemeSource } from '../ThemeSource.ts'
import { engineSlots, isEngineSlotName, type EngineSlot, type OpacityGroup } from './engineSlots.ts'

/**
 * A theme of engine 2 (all before January 2020, which have no number) as one of engine 3, as the clients of Akkoma and Pleroma do it.
 * @param unset opacities that those clients take for missing ones, although the theme has them
 */
export function upgradeFromEngine2(theme: ThemeSource, unset: readonly string[] = []): ThemeSource {
  const alphaOf = (colour: string): number => {
    const group = groupOf(colour)
    return group === undefined || unset.includes(group) ? 1 : (theme.opacity[group] ?? 1)
  }
  const colours = Object.entries(theme.colours).flatMap(([name, colour]) => (newNames[name] ?? [name]).map((now) => [now, colour] as const))
  const shadows = Object.entries(theme.shadows).map(
    ([name, layers]) =>
      [name, layers.map((layer) => (layer.colour.startsWith('--') ? { ...layer, alpha: alphaOf(layer.colour) } : layer))] as const,
  )
  return { ...theme, colours: Object.fromEntries(colours), shadows: Object.fromEntries(shadows) }
}

const newNames: Readonly<Record<string, readonly string[]>> = {
  lightBg: ['highlight'],
  btnText: ['btnText', 'btnPanelText', 'btnTopBarText'],
}

/** A layer that names a slot had the opacity of that slot; its own was ignored. */
function groupOf(colour: string): OpacityGroup | undefined {
  const [name = ''] = colour.slice(2).split(',')
  const slot: EngineSlot = isEngineSlotName(name) ? engineSlots[name] : {}
  return slot.group
}
