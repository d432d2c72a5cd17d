export { type Colour, composite, formatColour, parseColour, rounded } from './colour.ts'
export { contrastLevel, contrastRatio, nearestReadable, textThreshold } from './contrast.ts'
export { contrastReport, type ContrastPair } from './contrastReport.ts'
export { colourSchemeOf, deriveTheme, type ThemeProperties } from './deriveTheme.ts'
export { contrastFailures, editableTheme, isOwnColour, readableColour, readTypedColour, withValue, type ThemePart } from './editTheme.ts'
export { isFontList, readFontFamilies } from './fontFamilies.ts'
export { longestThemeText } from './forms/parseThemeText.ts'
export { readServerList, type OfferedTheme } from './forms/readServerList.ts'
export { readTheme, readThemeDocument, type ReadThemeOptions, type ThemeDocument, type ThemeListEntry } from './forms/readTheme.ts'
export { readThemeFile } from './forms/readThemeFile.ts'
export { themeErrorCodes, ThemeFileError, type TextPosition, type ThemeErrorCode, type ThemeErrorDetails } from './forms/ThemeFileError.ts'
export {
  themeLossReasons,
  type NamedChoices,
  type OtherHalf,
  type StylePart,
  type StylePartLayer,
  type ThemeForm,
  type ThemeLoss,
  type ThemeLossReason,
  type ThemeReading,
} from './forms/ThemeReading.ts'
export { writeThemeFile } from './forms/writeThemeFile.ts'
export { highlightColours } from './highlightColours.ts'
export { presetCss, presetsCss, themeCss } from './presetCss.ts'
export { defaultPresets, isPresetName, presets, type PresetName } from './presets.ts'
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
