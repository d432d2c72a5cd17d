import { isFontList } from '../fontFamilies.ts'
import type { LossList } from '../forms/LossList.ts'
import { readHeader, readPart } from './readHeader.ts'
import { actsOn } from './RuleBook.ts'
import { headerOf, type RulePart, type Style, type StyleRule } from './Style.ts'
import { textOf } from './StylePlaces.ts'
import { fadedSlots, groupPlaces, radiusPlaces, shadowPlaces, slotOrigins, variableSlots } from './styleSlots.ts'
import { readVariable } from './StyleVariables.ts'

/** A place that slots are read from, and the directives that count there. */
interface Read {
  readonly path: readonly RulePart[]
  readonly directives: Set<string>
}

let reads: readonly Read[] | null = null

const rootVariables: ReadonlySet<string> = new Set(
  ['bg', ...variableSlots, 'font', 'monoFont', 'badgeNotification'].map((name) => `--${name}`),
)
const fontDirectives: ReadonlySet<string> = new Set(['font', '--font', '--monoFont'])

/**
 * Names the rules of a style that no slot can hold: places that have no slot, states without one, directives that do not count at their
 * place, and variables, whose values are used but whose names are not.
 */
export function addStyleLosses(style: Style, losses: LossList): void {
  reads ??= readsOfSlots()
  const known = reads
  for (const rule of style.rules) {
    const header = headerOf(rule.path)
    addFontLosses(rule, losses)
    if (header === 'Root') {
      for (const name of rule.directives.keys()) {
        if (!rootVariables.has(name)) losses.add(name.startsWith('--') ? 'style variables' : 'style directives', name)
      }
      continue
    }
    const acting = known.filter(({ path }) => actsOn(rule, path))
    if (acting.length === 0) {
      losses.add(known.some(({ path }) => actsOn(withoutStates(rule), path)) ? 'style states' : 'style places', header)
      continue
    }
    for (const name of rule.directives.keys()) {
      if (acting.some(({ directives }) => directives.has(name))) continue
      losses.add(
        fontDirectives.has(name) ? 'style fonts' : name.startsWith('--') ? 'style variables' : 'style directives',
        `${header} ${name}`,
      )
    }
  }
}

function addFontLosses(rule: StyleRule, losses: LossList): void {
  for (const name of ['--font', '--monoFont']) {
    const family = readVariable(textOf(rule.directives, name) ?? '')?.text
    if (family !== undefined && !isFontList(family)) losses.add('unreadable fonts', name)
  }
}

function withoutStates(rule: StyleRule): StyleRule {
  return { ...rule, path: rule.path.map((part) => ({ ...part, states: [] })) }
}

function readsOfSlots(): readonly Read[] {
  const found = new Map<string, Read>()
  const add = (header: string, property: string, ...directives: readonly string[]) => {
    const [path, part] = [readHeader(header), property === '' ? null : readPart(property)]
    if (!path) return
    const whole = part ? [...path, part] : path
    const read = found.get(headerOf(whole)) ?? { path: whole, directives: new Set() }
    found.set(headerOf(whole), read)
    for (const name of directives) read.directives.add(name)
  }
  for (const { slot, place, property } of slotOrigins) {
    if (property === 'background') add(place, '', 'background', 'opacity')
    else add(place, property, 'textColor', ...(Object.hasOwn(fadedSlots, slot) ? ['textOpacity'] : []))
  }
  for (const place of Object.values(groupPlaces)) add(place, '', 'opacity')
  for (const place of Object.values(radiusPlaces)) add(place, '', 'roundness')
  for (const place of Object.values(shadowPlaces)) add(place, '', 'shadow')
  add('Panel Input', '', '--font')
  add('Post RichContent', '', '--font', '--monoFont')
  return [...found.values()]
}
