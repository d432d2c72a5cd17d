import { styleHex } from './styleHex.ts'
import { readHex, type Rgb } from '../engine/arithmetic.ts'
import type { StylePart, ThemeLoss } from '../forms/ThemeReading.ts'
import { builtInRules } from './builtInRules.ts'
import { LossList } from '../forms/LossList.ts'
import { readHeader } from './readHeader.ts'
import { RuleBook } from './RuleBook.ts'
import { type RulePart, type Style, type StylePalette, type StyleRule } from './Style.ts'
import { magenta } from './styleColour.ts'
import { componentOf } from './styleComponents.ts'
import { formatStyleText, numberOf, StylePlaces, textNameOf, textOf, textPartsOf, type StylePlace } from './StylePlaces.ts'
import { readVariable, StyleVariables } from './StyleVariables.ts'

/** A style with a palette, ready to be asked for its places. */
export interface CompiledStyle {
  readonly rules: RuleBook
  readonly variables: StyleVariables
  readonly places: StylePlaces
  /** Values that could not be computed so far. */
  readonly losses: () => readonly ThemeLoss[]
}

/** Lays a style over the built-in rules, and a palette over the style. */
export function compileStyle(style: Style, palette: StylePalette | null): CompiledStyle {
  const losses = new LossList()
  const onUnknown = (text: string) => losses.add('style values', text)
  const rules = [...builtInRules(), ...style.rules, ...(palette ? [paletteRule(palette)] : [])]
  const book = new RuleBook(rules)
  const root: readonly RulePart[] = [{ component: 'Root', variant: null, states: [] }]
  const variables = new StyleVariables(book.directivesAt(root), onUnknown)
  return { rules: book, variables, places: new StylePlaces(book, variables, groundOf(rules), onUnknown), losses: () => losses.all() }
}

/** Places that a compiled style is shown by, in the words of pleroma-fe. One that no rule tells apart from its outermost is left out. */
const shownPlaces = `Underlay|Panel|PanelHeader|PanelHeader Button|PanelHeader Alert.error|PanelHeader Badge.notification|Panel Button|
Panel Button:hover|Panel Button:pressed|Panel Button:toggled|Panel Button:disabled|Panel Button:focused|Panel Button.danger|Panel Input|
Panel Input.checkbox|Panel Input:focused|Panel Input:hover|Panel Alert|Panel Alert.error|Panel Alert.warning|Panel Alert.success|Panel Tab|
Panel Tab:active|Panel Tab:hover|Panel MenuItem|Panel MenuItem:hover|MenuItem|MenuItem:hover|MenuItem:active|Post|Post:selected|
Post PollGraph|Post RichContent|Post Button|Post Attachment|TopBar|TopBar Button|TopBar ButtonUnstyled|TopBar Input|
TopBar Badge.notification|Popover|Popover Button|Popover MenuItem|Popover MenuItem:hover|Popover Post|Popover Alert.error|Avatar|
Avatar.compact|Attachment|ScrollbarElement|UserCard`.split(/\|\s*/)

/** The look of the places of a style by name. */
export function stylePartsOf(style: CompiledStyle): Readonly<Record<string, StylePart>> {
  const parts = shownPlaces.flatMap((name) => {
    const path = readHeader(name)
    return path && isComputedApart(style.rules, path) ? [[name, partOf(style, style.places.place(path))] as const] : []
  })
  return Object.fromEntries(parts)
}

/** The place of a path, or that of its last component alone if being inside of the others changes nothing. */
export function placeAt(style: CompiledStyle, path: readonly RulePart[]): StylePlace {
  return style.places.place(isComputedApart(style.rules, path) ? path : path.slice(-1))
}

/**
 * True if a component can look different inside another one: the outer one has states, or the inner one is see-through by nature, or a
 * rule about it refers to its parent or is half see-through. For all others the rules for its place under Root hold.
 */
function isComputedApart(rules: RuleBook, path: readonly RulePart[]): boolean {
  return path.every((inner, index) => {
    const outer = path[index - 1]
    if (!outer) return true
    if (!componentOf(outer.component)?.inner?.includes(inner.component)) return false
    return outer.states.length > 0 || componentOf(inner.component)?.seeThrough === true || dependsOnParent(rules.about(inner.component))
  })
}

function dependsOnParent(rules: readonly StyleRule[]): boolean {
  return rules.some(({ directives }) => {
    const opacity = numberOf(directives, 'opacity') ?? 1
    return (opacity > 0 && opacity < 1) || (textOf(directives, 'background') ?? '').includes('--parent')
  })
}

function partOf({ places }: CompiledStyle, place: StylePlace): StylePart {
  const hex = styleHex(place.background)
  const opacity = textOf(place.directives, 'background') === null ? 0 : numberOf(place.directives, 'opacity')
  const roundness = numberOf(place.directives, 'roundness')
  const blur = /^\d{1,3}(?:\.\d{1,3})?(?:px|r?em)?$/.exec(textOf(place.directives, 'blur') ?? '')?.[0]
  const shadow = places.shadow(place)
  const texts = textPartsOf(place.path.at(-1)?.component ?? '')
  return {
    background: place.alpha < 1 ? `${hex} @${place.alpha}` : hex,
    seen: styleHex(place.seen),
    ...(opacity === null ? {} : { opacity }),
    ...(roundness === null ? {} : { roundness }),
    ...(blur === undefined ? {} : { blur }),
    ...(shadow === null ? {} : { shadow }),
    ...(texts.length === 0
      ? {}
      : { virtual: Object.fromEntries(texts.map((part) => [`--${textNameOf(part)}`, formatStyleText(places.text(place, part))])) }),
  }
}

function paletteRule({ colours }: StylePalette): StyleRule {
  const directives = Object.entries(colours).map(([name, colour]) => [`--${name}`, `color | ${colour}`] as const)
  return { path: [{ component: 'Root', variant: null, states: [] }], directives: new Map(directives) }
}

// The very bottom is the background as the last rule of Root writes it.
function groundOf(rules: readonly StyleRule[]): Rgb {
  const last = rules.findLast(({ path, directives }) => path.length === 1 && path[0]?.component === 'Root' && directives.has('--bg'))
  const variable = readVariable(textOf(last?.directives ?? new Map(), '--bg') ?? '')
  return readHex(variable?.text ?? '') ?? magenta
}
