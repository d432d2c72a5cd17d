import { colourSchemeOf, deriveTheme, type ThemeProperties } from './deriveTheme.ts'
import { defaultPresets, isPresetName, presets, type PresetName } from './presets.ts'
import type { ThemeSource } from './ThemeSource.ts'

/** The declarations of a theme that is no preset. */
export function themeCss(source: ThemeSource): string {
  return declarations(colourSchemeOf(source), Object.entries(deriveTheme(source)))
}

/** The declarations of a preset, one a line, without those it shares with `besides` and those that nobody reads. */
export function presetCss(name: PresetName, besides?: PresetName, isRead: (property: string) => boolean = () => true): string {
  const inherited: ThemeProperties = besides ? deriveTheme(presets[besides]) : {}
  const own = Object.entries(deriveTheme(presets[name])).filter(
    ([property, value]) => isRead(property) && !Object.entries(inherited).some(([key, other]) => key === property && other === value),
  )
  return declarations(colourSchemeOf(presets[name]), own)
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
