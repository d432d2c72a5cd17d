export { engineSlotNames, isEngineSlotName, type EngineSlotName, type OpacityGroup } from './engine/engineSlots.ts'
export { resolveEngine, type ResolvedEngine, type ResolvedShadow } from './engine/resolveEngine.ts'
export { upgradeFromEngine2 } from './engine/upgrade.ts'
export { type Colour, composite, formatColour, parseColour, rounded } from './colour.ts'
export { contrastLevel, contrastRatio, nearestReadable, textThreshold } from './contrast.ts'
export { contrastPairs, type ContrastGround } from './contrastPairs.ts'
export { contrastReport, type ContrastPair } from './contrastReport.ts'
export { colourSchemeOf, deriveTheme, type ThemeProperties } from './deriveTheme.ts'
export { contrastFailures, editableTheme, isOwnColour, readableColour, readTypedColour, withValue, type ThemePart } from './editTheme.ts'
export { formatOklch, readColourText } from './oklchText.ts'
export { isFontList, readFontFamilies } from './fontFamilies.ts'
export { exportPalette, exportThemeFile } from './forms/exportTheme.ts'
export { longestThemeText } from './forms/parseThemeText.ts'
export { readServerList, type OfferedTheme } from './forms/readServerList.ts'
export { readTheme, readThemeDocument, type ReadThemeOptions, type ThemeDocument, type ThemeListEntry } from './forms/readTheme.ts'
export { readThemeFile } from './forms/readThemeFile.ts'
export { readThemeStylesheet } from './forms/readStylesheet.ts'
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
export { anyImage, imageRange, wallpaperWash, type ImageRange } from './imageBelow.ts'
export { highlightColours } from './highlightColours.ts'
export { withOverrides } from './overrides.ts'
export { presetCss, presetsCss, themeCss } from './presetCss.ts'
export { defaultPresets, isPresetName, presets, type PresetName } from './presets.ts'
export {
  defaultOpacity,
  interfaceSlotNames,
  isSlotName,
  opacityNames,
  slotNames,
  type InterfaceSlotName,
  type OpacityName,
  type SlotName,
} from './interfaceSlots.ts'
export { paletteFromImage, type ImagePixels, type ImageColour } from './make/paletteFromImage.ts'
export { randomTheme } from './make/randomTheme.ts'
export { themeFromColour } from './make/themeFromColour.ts'
export { themeFromColours, type BaseColours } from './make/themeFromColours.ts'
export { themesFromImage } from './make/themesFromImage.ts'
export { presetNamed } from './presets/presetNamed.ts'
export { isMorePresetName, morePresetNames, morePresets, type MorePresetName } from './presets/morePresets.ts'
export { makeReadable, type ReadableChange, type ReadableLevel, type ReadableTheme, type UnreadablePair } from './readable/makeReadable.ts'
export { baseOf, resolveTheme, type ResolvedTheme } from './resolveTheme.ts'
export { readStyleData, readStyleText, type PaletteChoice } from './styles/readStyle.ts'
export {
  defaultFonts,
  defaultRadii,
  defaultShadows,
  emptySource,
  longestLength,
  longestRadius,
  maxLayers,
  widestSpread,
  type FontName,
  type RadiusName,
  type Shadow,
  type ShadowName,
  type ThemeSource,
} from './ThemeSource.ts'
export {
  confusedMeanings,
  minDifference,
  meaningColours,
  meaningPairs,
  seenWith,
  visions,
  type MeaningColour,
  type MeaningPair,
  type Vision,
} from './vision.ts'
