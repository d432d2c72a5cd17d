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
export function presetCss(name: PresetName, besides?: PresetName, isRead: (property: string) => boolean = () => true): string {
  const inherited = new Map(Object.entries(besides ? deriveTheme(presets[besides]) : {}))
  const twins = twinsOf(isRead)
  const own = Object.entries(deriveTheme(presets[name])).flatMap(([property, value]) => {
    if (!isRead(property) || isNoShadow(property, value)) return []
    const twin = twins.get(property)
    if (twin !== undefined) return besides ? [] : [[property, `var(${twin})`] as const]
    return inherited.get(property) === value ? [] : [[property, value] as const]
  })
  return declarations(colourSchemeOf(presets[name]), own)
}

/** The properties that have the value of an earlier one in every preset, with that one. */
function twinsOf(isRead: (property: string) => boolean): ReadonlyMap<string, string> {
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

function declarations(scheme: string, properties: readonly (readonly [string, string])[]): string {
  return [`color-scheme: ${scheme};`, ...properties.map(([property, value]) => `${property}: ${value};`)].join('\n')
}

/**
 * The stylesheet of all presets: dark by default, light if the system prefers it, and each for users with that choice. `data-theme` on the
 * root names the choice; without it the system decides. The other two cost 0.7 kB (brotli). Fetched on demand, they would arrive after the
 * first paint.
 * @param isRead whether the client reads a property at all: the sheet is part of the first load
 */
export function presetsCss(isRead?: (property: string) => boolean): string {
  const { dark, light } = defaultPresets
  const chosen = Object.keys(presets).filter((name) => name !== dark)
  return [
    rule(':root', presetCss(dark, undefined, isRead)),
    `@media (prefers-color-scheme: light) {\n${indented(rule(':root:not([data-theme])', presetCss(light, dark, isRead)))}\n}`,
    ...chosen.filter(isPresetName).map((name) => rule(`:root:is(${namesOf(name).join(', ')})`, presetCss(name, dark, isRead))),
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
