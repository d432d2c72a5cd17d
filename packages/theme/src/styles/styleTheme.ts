import { over, type Rgb } from '../engine/arithmetic.ts'
import { isFontList } from '../fontFamilies.ts'
import type { Shadow, ThemeSource } from '../ThemeSource.ts'
import { placeAt, type CompiledStyle } from './compileStyle.ts'
import { readHeader, readPart } from './readHeader.ts'
import { styleHex } from './styleHex.ts'
import { numberOf, textOf, type StylePlace } from './StylePlaces.ts'
import {
  fadedSlots,
  groupPlaces,
  nestedPlaces,
  radiusPlaces,
  shadowPlaces,
  slotOrigins,
  variableSlots,
  type SlotOrigin,
} from './styleSlots.ts'
import { readVariable } from './StyleVariables.ts'

/** A theme that looks like a compiled style, as far as slots can: every slot that the style says something about has its colour. */
export function styleTheme(style: CompiledStyle, name: string): ThemeSource {
  const opacity = opacityOf(style)
  const variables = variableSlots.flatMap((slot) => {
    const colour = style.variables.colour(slot)
    return colour ? [[slot, styleHex(colour)] as const] : []
  })
  const slots = slotOrigins.map((origin) => [origin.slot, styleHex(colourOf(style, origin, opacity))] as const)
  return {
    name,
    colours: Object.fromEntries([...variables, ...slots]),
    opacity,
    radii: Object.fromEntries(
      Object.entries(radiusPlaces).flatMap(([radius, place]) => {
        const roundness = numberOf(placeOf(style, place).directives, 'roundness')
        return roundness === null ? [] : [[radius, roundness]]
      }),
    ),
    shadows: Object.fromEntries(Object.entries(shadowPlaces).map(([shadow, place]) => [shadow, layersOf(style, placeOf(style, place))])),
    fonts: fontsOf(style),
  }
}

function opacityOf(style: CompiledStyle): Readonly<Record<string, number>> {
  const panel = placeOf(style, 'Panel')
  const textOpacity = (text: string) => {
    const part = readPart(text)
    return part ? style.places.text(panel, part).opacity : 1
  }
  return {
    ...Object.fromEntries(Object.entries(groupPlaces).map(([group, place]) => [group, placeOf(style, place).alpha])),
    faint: textOpacity('Text:faint'),
    border: textOpacity('Border'),
  }
}

function colourOf(style: CompiledStyle, origin: SlotOrigin, opacity: Readonly<Record<string, number>>): Rgb {
  const place = placeOf(style, origin.place)
  if (origin.property === 'background') {
    // A place that is see-through, while its slot is not, gets the colour that one sees.
    const group = origin.group === undefined ? 1 : (opacity[origin.group] ?? 1)
    return place.alpha < 1 && group === 1 ? place.seen : place.background
  }
  const part = readPart(origin.property)
  if (!part) return place.background
  const text = style.places.text(place, part)
  if (Object.hasOwn(fadedSlots, origin.slot)) return text.unmixed
  return over(text.colour, text.alpha, place.seen)
}

function layersOf(style: CompiledStyle, place: StylePlace): readonly Shadow[] {
  return (style.places.shadow(place) ?? []).map(({ x, y, blur, spread, inset, color, alpha }) => {
    return { x, y, blur, spread, inset: inset === true, colour: color, alpha }
  })
}

function fontsOf({ places, variables }: CompiledStyle): Readonly<Record<string, string>> {
  const inside = (header: string, name: string) => {
    const path = readHeader(header)
    return path ? (readVariable(textOf(places.place(path).directives, name) ?? '')?.text ?? null) : null
  }
  const fonts = [
    ['interface', variables.generic('font')],
    ['input', inside('Panel Input', '--font')],
    ['post', inside('Post RichContent', '--font')],
    ['postCode', inside('Post RichContent', '--monoFont') ?? variables.generic('monoFont')],
  ] as const
  return Object.fromEntries(fonts.flatMap(([font, family]) => (family !== null && isFontList(family) ? [[font, family]] : [])))
}

function placeOf(style: CompiledStyle, header: string): StylePlace {
  const path = readHeader(header) ?? []
  return nestedPlaces.has(header) ? style.places.place(path) : placeAt(style, path)
}
