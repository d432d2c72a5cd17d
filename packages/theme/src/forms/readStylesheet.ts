import { composite, formatColour, parseColour, rounded, withAlpha } from '../colour.ts'
import { engineSlots, isEngineSlotName, type EngineSlot, type OpacityGroup } from '../engine/engineSlots.ts'
import { isInterfaceSlotName, withSlotNames } from '../interfaceSlots.ts'
import { defaultFonts, defaultRadii, defaultShadows, emptySource, maxLayers, type Shadow, type ThemeSource } from '../ThemeSource.ts'

/**
 * A theme that looks like a stylesheet which `themeCss` of an earlier release wrote: every colour is set, so that no rule of today
 * derives another one. Null for a text without a background. Translucent colours outside of a group of opacities become solid.
 */
export function readThemeStylesheet(css: string, name: string): ThemeSource | null {
  const values = new Map([...css.matchAll(/--([\w-]+): ([^;{}]*);/g)].map(([, property = '', value = '']) => [property, value.trim()]))
  const background = parseColour(values.get('bg') ?? '')
  if (background === null) return null
  const ground = withAlpha(background, 1)
  const colours = new Map<string, string>()
  const opacity: Record<string, number> = {}
  for (const [slot, value] of values) {
    const colour = parseColour(value)
    if (colour === null) continue
    const group = groupOf(slot)
    if (group !== null) opacity[group] ??= colour.a
    // A veil of ours, such as the one behind windows, is no theme's to set.
    else if (colour.a < 1 && isInterfaceSlotName(slot)) continue
    colours.set(slot, formatColour(group === null ? rounded(composite(colour, ground)) : withAlpha(colour, 1)))
  }
  const known = Object.entries(withSlotNames(Object.fromEntries(colours))).filter(
    ([slot]) => isEngineSlotName(slot) || isInterfaceSlotName(slot),
  )
  return {
    ...emptySource,
    name,
    colours: Object.fromEntries(known),
    opacity: { ...opacity, faint: 1, faintOnSurfaces: 1 },
    radii: read(defaultRadii, 'radius', values, (value) => (/^[\d.]+px$/.test(value) ? Number.parseFloat(value) : null)),
    shadows: read(defaultShadows, 'shadow', values, readShadows),
    fonts: read(defaultFonts, 'font', values, (value) => (value === 'inherit' ? null : value.slice(0, 200))),
  }
}

/** The opacity that is the alpha of a slot. Faint texts had none in earlier releases: their colours were mixed. */
function groupOf(slot: string): OpacityGroup | null {
  const rule: EngineSlot | undefined = isEngineSlotName(slot) ? engineSlots[slot] : undefined
  return rule?.own && rule.group !== undefined && rule.group !== 'faint' ? rule.group : null
}

function read<Value>(
  names: Readonly<Record<string, unknown>>,
  kind: string,
  values: ReadonlyMap<string, string>,
  readValue: (value: string) => Value | null,
): Record<string, Value> {
  return Object.fromEntries(
    Object.keys(names).flatMap((name) => {
      const text = values.get(`${kind}-${name}`)
      const value = text === undefined ? null : readValue(text)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** The layers of a `box-shadow` as `themeCss` writes it. */
function readShadows(value: string): readonly Shadow[] {
  if (value === 'none') return []
  return value
    .split(', ')
    .slice(0, maxLayers)
    .flatMap((layer) => {
      const [, inset, x, y, blur, spread, text = ''] =
        /^(inset )?(-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px (-?[\d.]+)px (#[\da-f]+)$/i.exec(layer) ?? []
      const colour = parseColour(text)
      if (colour === null) return []
      const lengths = { x: Number(x), y: Number(y), blur: Number(blur), spread: Number(spread) }
      return [{ ...lengths, inset: inset !== undefined, colour: formatColour(withAlpha(colour, 1)), alpha: colour.a }]
    })
}
