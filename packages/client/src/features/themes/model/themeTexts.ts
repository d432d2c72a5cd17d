import type { ThemeLoss, ThemeLossReason } from '@rookery/theme'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Formats } from '#i18n/Formats.ts'
import type { Translate } from '#i18n/t.ts'
import type { ThemeImportError } from './readThemeImport.ts'

const errors: Readonly<Record<ThemeImportError['code'], MessageId>> = {
  tooLarge: 'themeEditor.tooLarge',
  'missing file': 'themeError.missingFile',
  'other server': 'themeError.otherServer',
  'empty text': 'themeError.emptyText',
  'long text': 'themeError.longText',
  'broken JSON': 'themeError.brokenJson',
  'web page': 'themeError.webPage',
  'unknown text': 'themeError.unknownText',
  'many names': 'themeError.manyNames',
  'deep nesting': 'themeError.deepNesting',
  'style sheets': 'themeError.styleSheets',
  'theme list': 'themeError.themeList',
  'no theme': 'themeError.noTheme',
  'no colours': 'themeError.noColours',
  'named choices only': 'themeError.namedChoicesOnly',
  'broken style': 'themeError.brokenStyle',
  'empty style': 'themeError.emptyStyle',
  'no such entry': 'themeError.noSuchEntry',
  'no such palette': 'themeError.noSuchPalette',
}

const losses: Readonly<Record<ThemeLossReason, MessageId>> = {
  'unknown colours': 'themeLoss.unknownColours',
  'unknown opacities': 'themeLoss.unknownOpacities',
  'unknown radii': 'themeLoss.unknownRadii',
  'unknown shadows': 'themeLoss.unknownShadows',
  'unknown fonts': 'themeLoss.unknownFonts',
  'unusable names': 'themeLoss.unusableNames',
  'unreadable colours': 'themeLoss.unreadableColours',
  'see-through colours': 'themeLoss.seeThroughColours',
  'missing base colours': 'themeLoss.missingBaseColours',
  'unreadable numbers': 'themeLoss.unreadableNumbers',
  'clamped numbers': 'themeLoss.clampedNumbers',
  'unreadable shadows': 'themeLoss.unreadableShadows',
  'excess shadow layers': 'themeLoss.excessShadowLayers',
  'unreadable fonts': 'themeLoss.unreadableFonts',
  'excess names': 'themeLoss.excessNames',
  'style places': 'themeLoss.stylePlaces',
  'style states': 'themeLoss.styleStates',
  'style directives': 'themeLoss.styleDirectives',
  'style values': 'themeLoss.styleValues',
  'style variables': 'themeLoss.styleVariables',
  'style fonts': 'themeLoss.styleFonts',
  'style colours': 'themeLoss.styleColours',
  'style rules': 'themeLoss.styleRules',
  'named choices': 'themeLoss.namedChoices',
  'single colours': 'themeLoss.singleColours',
  'derived colours': 'themeLoss.derivedColours',
}

interface Language {
  readonly t: Translate
  readonly formats: Formats
}

/** Reasons that are whole messages: there is no file that they are about. */
const wholeMessages: ReadonlySet<ThemeImportError['code']> = new Set(['tooLarge', 'missing file', 'other server'])

/** Why a file is not taken, in a sentence. */
export function themeErrorText({ code, details }: ThemeImportError, { t, formats }: Language): string {
  const { names = [], position } = details
  const reason = t(code === 'broken JSON' && position === undefined ? 'themeError.unknownText' : errors[code], {
    names: formats.list(names),
    line: position?.line ?? 0,
    column: position?.column ?? 0,
  })
  return wholeMessages.has(code) ? reason : t('themeEditor.unsupported', { reason })
}

/** Parts of a file that are not in the theme, in a sentence. */
export function themeLossText({ reason, names }: ThemeLoss, { t, formats }: Language): string {
  return t(losses[reason], { names: formats.list(names, { type: 'unit' }) })
}
