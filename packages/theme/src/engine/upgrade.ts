import type { ThemeSource } from '../ThemeSource.ts'
import { engineSlots, isEngineSlotName, type EngineSlot } from './engineSlots.ts'

/** A theme of engine 2 (all before January 2020, which have no number) as one of engine 3, as the clients of Akkoma and Pleroma do it. */
export function upgradeFromEngine2(theme: ThemeSource): ThemeSource {
  const colours = Object.entries(theme.colours).flatMap(([name, colour]) => (newNames[name] ?? [name]).map((now) => [now, colour] as const))
  const shadows = Object.entries(theme.shadows).map(
    ([name, layers]) =>
      [name, layers.map((layer) => (layer.colour.startsWith('--') ? { ...layer, alpha: alphaOf(theme, layer.colour) } : layer))] as const,
  )
  return { ...theme, colours: Object.fromEntries(colours), shadows: Object.fromEntries(shadows) }
}

const newNames: Readonly<Record<string, readonly string[]>> = {
  lightBg: ['highlight'],
  btnText: ['btnText', 'btnPanelText', 'btnTopBarText'],
}

/** A layer that names a slot had the opacity of that slot; its own was ignored. */
function alphaOf(theme: ThemeSource, colour: string): number {
  const [name = ''] = colour.slice(2).split(',')
  const slot: EngineSlot = isEngineSlotName(name) ? engineSlots[name] : {}
  return (slot.group && theme.opacity[slot.group]) || 1
}
