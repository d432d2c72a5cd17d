import { parseColour, type Colour } from '../colour.ts'
import { defaultRadii, defaultShadows, type RadiusName, type ShadowName, type ThemeSource } from '../ThemeSource.ts'
import { blackOrWhite, blackRgb, directionFrom, lighter, over, readHex, textOn, type Rgb } from './arithmetic.ts'
import {
  engineSlotNames,
  engineSlots,
  isEngineSlotName,
  opacityGroups,
  type EngineSlot,
  type EngineSlotName,
  type OpacityGroup,
} from './engineSlots.ts'

/** One layer of a shadow with the colour it has. Lengths in px. */
export interface ResolvedShadow {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly inset: boolean
  readonly colour: Colour
}

/** All that the engine makes of a theme. */
export interface ResolvedEngine {
  /** Channels are not rounded. */
  readonly colours: Readonly<Record<EngineSlotName, Colour>>
  /** Opacities by group as the last slot of each left them. */
  readonly opacity: ReadonlyMap<OpacityGroup, number>
  readonly shadows: Readonly<Record<ShadowName, readonly ResolvedShadow[]>>
  readonly radii: Readonly<Record<RadiusName, number>>
}

/** The colour that other clients mix in where nothing lies below a translucent colour. */
const nothing: Rgb = { r: 255, g: 0, b: 255 }

/** Colours of a theme that sets none of its own: those of the default theme of the peers. */
const fallbacks = {
  bg: { r: 18, g: 26, b: 36 },
  text: { r: 185, g: 185, b: 186 },
  link: { r: 216, g: 160, b: 112 },
} as const

/** The slot whose luminance says where the steps of a shadow's colour lead. */
const shadowGrounds: Readonly<Record<ShadowName, EngineSlotName>> = {
  panel: 'bg',
  topBar: 'topBar',
  popup: 'popover',
  avatar: 'bg',
  avatarStatus: 'bg',
  panelHeader: 'bg',
  button: 'btn',
  buttonHover: 'btn',
  buttonPressed: 'btn',
  input: 'input',
}

/** References that lead from one to the next; more are no choice of an author. */
export const longestChain = 40

const reference = /^--([\w-]{1,64})(?:\s*,\s*(.*))?$/

/** Reads `--slot` or `--slot,N`. The name is null for a text that refers to no slot, and the points are 0 where none can be read. */
export function slotReference(text: string): { readonly name: string | null; readonly points: number } {
  const [, name, points] = reference.exec(text.trim()) ?? []
  const number = Number.parseFloat(points ?? '')
  return { name: name ?? null, points: Number.isFinite(number) ? number : 0 }
}

/**
 * Makes every colour of a theme as the clients of Akkoma and Pleroma make it (engine 3). Invalid values count as not set, and a
 * theme without the basic colours gets some, so that any source gives a whole page.
 */
export function resolveEngine(source: ThemeSource): ResolvedEngine {
  const made = new Map<string, Colour>()
  const opacity = new Map<string, number>()

  for (const name of ['underlay', 'bg', 'fg', ...engineSlotNames] as const) {
    if (!made.has(name)) make(name)
  }

  function make(name: EngineSlotName): void {
    const slot: EngineSlot = engineSlots[name]
    const ground = slot.on ? mixed(slot.on, slot.from) : (made.get(slot.ground ?? 'bg') ?? fallbacks.bg)
    const away = directionFrom(ground)
    const set = chosen(name, slot, away)
    const colour = set?.colour ?? derived(name, slot, ground, away)
    const alpha = set?.isTransparent ? 0 : alphaOf(name, slot)
    made.set(name, { ...colour, a: alpha })
    if (slot.group) opacity.set(slot.group, alpha)
  }

  function chosen(name: string, slot: EngineSlot, away: 1 | -1): { readonly colour: Rgb; readonly isTransparent: boolean } | null {
    const text = own(source.colours, name)?.trim()
    if (text === undefined) return null
    if (text.toLowerCase() === 'transparent') return { colour: below(name, slot), isTransparent: true }
    const colour = typed(text, away, new Set())
    return colour && { colour, isTransparent: false }
  }

  /** A colour as the author wrote it: digits, or another slot with or without a step. Slots in a circle give none. */
  function typed(text: string, away: 1 | -1, visited: Set<string>): Rgb | null {
    const { name, points } = slotReference(text)
    if (name === null) return readHex(text) ?? withoutAlpha(text)
    const base = made.get(name) ?? later(name, away, visited)
    return base && points ? lighter(base, points * away) : base
  }

  /** A slot that is not made yet, or that only this theme knows, as the theme writes it. */
  function later(slot: string, away: 1 | -1, visited: Set<string>): Rgb | null {
    const text = Object.hasOwn(source.colours, slot) ? source.colours[slot] : undefined
    if (text === undefined || visited.has(slot) || visited.size > longestChain) return null
    return typed(text, away, visited.add(slot))
  }

  function derived(name: EngineSlotName, slot: EngineSlot, ground: Rgb, away: 1 | -1): Rgb {
    const first = slot.from === undefined ? undefined : made.get(slot.from)
    if (first === undefined && slot.make === undefined) return basic(name, away)
    const second = made.get(slot.and ?? '')
    if (slot.text === 'blackOrWhite') return blackOrWhite(ground)
    const base = first ?? blackRgb
    const colour = slot.make ? slot.make(away, base, second ?? base) : base
    return slot.text ? textOn(ground, colour, slot.text) : colour
  }

  function basic(name: EngineSlotName, away: 1 | -1): Rgb {
    const bg = made.get('bg')
    if (bg === undefined) return fallbacks.bg
    if (name === 'fg') return lighter(bg, 4 * away)
    // Link and accent fill in for each other, whichever of them is made first.
    const other = name === 'accent' ? later('link', away, new Set(['accent'])) : null
    return other ?? textOn(bg, name === 'text' ? fallbacks.text : fallbacks.link, 'free')
  }

  function alphaOf(name: string, slot: EngineSlot): number {
    if (name === 'text') return 1
    const parent = made.get(slot.from ?? '')
    if (!slot.own && parent && !slot.text) return parent.a
    if (!slot.group) return parent?.a === 0 ? 0 : 1
    if (parent?.a === 0) return 0
    const set = slot.own ? source.opacity[slot.group] : undefined
    return set === undefined || !Number.isFinite(set) ? opacityGroups[slot.group] : Math.min(1, Math.max(0, set))
  }

  /** Layers laid over each other, from the bottom up. */
  function mixed(layers: readonly string[], start: string | undefined): Rgb {
    let seen: Rgb = made.get(start ?? '') ?? nothing
    layers.forEach((layer, index) => {
      const colour = made.get(layer) ?? fallbacks.bg
      const isTop = index === layers.length - 1
      const alpha = isTop ? opacity.get(groupOf(layer) ?? '') || 1 : (opacity.get(layer) ?? 1)
      seen = over(colour, alpha, seen)
    })
    return seen
  }

  /** The colour of a transparent slot as a source of others: the colour below it. */
  function below(name: string, slot: EngineSlot): Rgb {
    const page = made.get('bg')
    if (page === undefined) return fallbacks.bg
    const layers = slot.on?.slice(0, -1) ?? (name === 'selectedMenu' ? ['underlay', 'bg', 'popover'] : ['underlay', 'bg'])
    if (!layers.includes('bg')) return page
    let seen = nothing
    for (const layer of layers) seen = over(made.get(layer) ?? page, opacity.get(layer) ?? 1, seen)
    return seen
  }

  const colours = Object.fromEntries(made) as Record<EngineSlotName, Colour>
  return { colours, opacity: opacity as ReadonlyMap<OpacityGroup, number>, shadows: shadowsOf(source, colours), radii: radiiOf(source) }
}

/** The opacity that goes with a layer. */
function groupOf(name: string): OpacityGroup | undefined {
  if (!isEngineSlotName(name)) return undefined
  const slot: EngineSlot = engineSlots[name]
  return slot.group
}

function withoutAlpha(text: string): Rgb | null {
  const colour = parseColour(text)
  return colour && colour.a > 0 ? colour : null
}

/** The layers of each shadow. A reference takes the solid colour of its slot; the alpha is the layer's. */
function shadowsOf(source: ThemeSource, colours: Readonly<Record<EngineSlotName, Colour>>): ResolvedEngine['shadows'] {
  return {
    panel: layersOf('panel'),
    panelHeader: layersOf('panelHeader'),
    topBar: layersOf('topBar'),
    popup: layersOf('popup'),
    avatar: layersOf('avatar'),
    avatarStatus: layersOf('avatarStatus'),
    button: layersOf('button'),
    buttonHover: layersOf('buttonHover'),
    buttonPressed: layersOf('buttonPressed'),
    input: layersOf('input'),
  }

  function layersOf(name: ShadowName): readonly ResolvedShadow[] {
    const away = directionFrom(colours[shadowGrounds[name]])
    return (own(source.shadows, name) ?? defaultShadows[name]).map(({ colour, alpha, ...lengths }) => ({
      ...lengths,
      colour: { ...shadowColour(colour, away), a: alpha },
    }))
  }

  function shadowColour(text: string, away: 1 | -1): Rgb {
    const { name, points } = slotReference(text)
    if (name === null) return readHex(text) ?? withoutAlpha(text) ?? blackRgb
    const base = isEngineSlotName(name) ? colours[name] : (readHex(own(source.colours, name) ?? '') ?? blackRgb)
    return points ? lighter(base, points * away) : base
  }
}

/** A bubble of a chat is as round as a panel, unless the theme says otherwise. */
function radiiOf({ radii }: ThemeSource): ResolvedEngine['radii'] {
  const panel = own(radii, 'panel') ?? defaultRadii.panel
  const named = Object.entries({ ...defaultRadii, chatMessage: panel }).map(([name, fallback]) => [name, own(radii, name) ?? fallback])
  return Object.fromEntries(named) as ResolvedEngine['radii']
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
