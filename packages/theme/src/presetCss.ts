import { colourSchemeOf, deriveTheme, type ThemeProperties } from './deriveTheme.ts'
import { defaultPresets, presets, type PresetName } from './presets.ts'

/** The declarations of a preset, one a line, without what they have in common with `besides`. */
export function presetCss(name: PresetName, besides?: PresetName): string {
  const inherited: ThemeProperties = besides ? deriveTheme(presets[besides]) : {}
  const own = Object.entries(deriveTheme(presets[name])).filter(
    ([property, value]) => !Object.entries(inherited).some(([key, other]) => key === property && other === value),
  )
  return [`color-scheme: ${colourSchemeOf(presets[name])};`, ...own.map(([property, value]) => `${property}: ${value};`)].join('\n')
}

/**
 * The style sheet of the two default presets: dark for everybody, light for those whose system asks for it or who chose it.
 * `data-theme` on the root names the choice; without it the system decides. It is computed before the first load, never in it.
 */
export function defaultThemesCss(): string {
  const { dark, light } = defaultPresets
  const lightRules = presetCss(light, dark)
  return [
    rule(':root', presetCss(dark)),
    `@media (prefers-color-scheme: light) {\n${indented(rule(':root:not([data-theme])', lightRules))}\n}`,
    rule(`:root[data-theme='${light}']`, lightRules),
  ].join('\n\n')
}

function rule(selector: string, declarations: string): string {
  return `${selector} {\n${indented(declarations)}\n}`
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}
