import { colourSchemeOf, deriveTheme } from './deriveTheme.ts'
import { defaultPresets, isPresetName, presets, type PresetName } from './presets.ts'
import type { ThemeSource } from './ThemeSource.ts'

/** The declarations of a theme that is no preset. */
export function themeCss(source: ThemeSource): string {
  return declarations(colourSchemeOf(source), Object.entries(deriveTheme(source)))
}

/**
 * The declarations of a preset, one a line. Values that are the same in every preset as those of an earlier property refer to that one.
 * With `besides`, the declarations that both presets share are left out.
 */
export function presetCss(name: PresetName, besides?: PresetName, isRead: IsRead = () => true): string {
  return declarations(colourSchemeOf(presets[name]), propertiesOf(name, besides, isRead))
}

/** Whether the client reads a property at all. */
type IsRead = (property: string) => boolean

type Declared = readonly (readonly [property: string, value: string])[]

function propertiesOf(name: PresetName, besides: PresetName | undefined, isRead: IsRead): Declared {
  const inherited = new Map(Object.entries(besides ? deriveTheme(presets[besides]) : {}))
  const twins = twinsOf(isRead)
  return Object.entries(deriveTheme(presets[name])).flatMap(([property, value]) => {
    if (!isRead(property) || isNoShadow(property, value)) return []
    const twin = twins.get(property)
    if (twin !== undefined) return besides ? [] : [[property, `var(${twin})`] as const]
    return inherited.get(property) === value ? [] : [[property, value] as const]
  })
}

/** The properties that have the value of an earlier one in every preset, with that one. */
function twinsOf(isRead: IsRead): ReadonlyMap<string, string> {
  const themes = Object.values(presets).map((theme): ReadonlyMap<string, string> => new Map(Object.entries(deriveTheme(theme))))
  const names = [...(themes[0]?.keys() ?? [])].filter(isRead)
  const firsts = new Map<string, string>()
  const twins = new Map<string, string>()
  for (const name of names) {
    const values = themes.map((theme) => theme.get(name)).join(' | ')
    const first = firsts.get(values)
    if (first === undefined) firsts.set(values, name)
    else twins.set(name, first)
  }
  return twins
}

/** A shadow that is not declared is none, so a sheet of presets needs no words for it. */
function isNoShadow(property: string, value: string): boolean {
  return property.startsWith('--shadow-') && value === 'none'
}

function declarations(scheme: string, properties: Declared): string {
  return [`color-scheme: ${scheme};`, linesOf(properties)].join('\n')
}

function linesOf(properties: Declared): string {
  return properties.map(([property, value]) => `${property}: ${value};`).join('\n')
}

/**
 * The stylesheet of all presets: dark by default, light if the system prefers it, and each for users with that choice. `data-theme` on the
 * root names the choice; without it the system decides. The other two cost 0.7 kB (brotli). Fetched on demand, they would arrive after the
 * first paint.
 * Properties that only notices read are left out.
 * @param isRead whether the client reads a property at all: the sheet is part of the first load
 */
export function presetsCss(isRead: IsRead = () => true): string {
  return rulesOf((name, besides) =>
    declarations(
      colourSchemeOf(presets[name]),
      propertiesOf(name, besides, isRead).filter(([property]) => !ofNotices.test(property)),
    ),
  )
}

/** The rest of that stylesheet, which is fetched with the notices: it refers to the first one. */
export function presetNoticesCss(isRead: IsRead = () => true): string {
  const rules = rulesOf((name, besides) => linesOf(propertiesOf(name, besides, isRead).filter(([property]) => ofNotices.test(property))))
  return `@layer base {\n${indented(rules)}\n}`
}

const ofNotices = /^--notice[A-Z]/

function rulesOf(bodyOf: (name: PresetName, besides?: PresetName) => string): string {
  const { dark, light } = defaultPresets
  const chosen = Object.keys(presets).filter((name) => name !== dark)
  return [
    rule(':root', bodyOf(dark)),
    `@media (prefers-color-scheme: light) {\n${indented(rule(':root:not([data-theme])', bodyOf(light, dark)))}\n}`,
    ...chosen.filter(isPresetName).map((name) => rule(`:root:is(${namesOf(name).join(', ')})`, bodyOf(name, dark))),
  ].join('\n\n')
}

/**
 * The names that draw a preset, as attribute selectors: its own, and those that servers give to themes of its kind (`pleroma-light`,
 * `ir-black`). A name that none of them knows draws the dark one.
 */
function namesOf(name: PresetName): readonly string[] {
  if (name === 'rookery-light') return ["[data-theme$='light']", "[data-theme='bird']", "[data-theme^='redmond']"]
  if (name === 'rookery-black') return ["[data-theme$='black']", "[data-theme$='amoled']"]
  return [`[data-theme='${name}']`]
}

function rule(selector: string, declarations: string): string {
  return `${selector} {\n${indented(declarations)}\n}`
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}
