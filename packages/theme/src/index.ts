export { type Colour, composite, formatColour, parseColour, rounded } from './colour.ts'
export { contrastLevel, contrastRatio, nearestReadable, textThreshold } from './contrast.ts'
export { contrastReport, type ContrastPair } from './contrastReport.ts'
export { colourSchemeOf, deriveTheme, type ThemeProperties } from './deriveTheme.ts'
export { contrastFailures, editableTheme, isOwnColour, readableColour, readTypedColour, withValue, type ThemePart } from './editTheme.ts'
export { formatOklch, readColourText } from './oklchText.ts'
export { isFontList, readFontFamilies } from './fontFamilies.ts'
export { highlightColours } from './highlightColours.ts'
export { withOverrides } from './overrides.ts'
export { presetCss, presetsCss, themeCss } from './presetCss.ts'
export { defaultPresets, isPresetName, presets, type PresetName } from './presets.ts'
export { readStylesList, type OfferedTheme } from './readStylesList.ts'
export { readQuickTheme, readThemeFile, ThemeFileError } from './readThemeFile.ts'
export { resolveTheme, type ResolvedTheme } from './resolveTheme.ts'
export { isSlotName, opacityNames, slotNames, slots, type OpacityName, type SlotName, type SlotRule } from './slots.ts'
export {
  defaultFonts,
  defaultOpacity,
  defaultRadii,
  defaultShadows,
  emptySource,
  longestLength,
  maxLayers,
  type FontName,
  type RadiusName,
  type Shadow,
  type ShadowName,
  type ThemeSource,
} from './ThemeSource.ts'
export { writeThemeFile } from './writeThemeFile.ts'
