import type { ThemeErrorCode, ThemeErrorDetails } from '../../packages/theme/src/forms/ThemeFileError.ts'
import type { ThemeLoss, ThemeLossReason } from '../../packages/theme/src/forms/ThemeReading.ts'

/** Parts of a file that are not in the theme, in a sentence before their names. */
const losses: Readonly<Record<ThemeLossReason, string>> = {
  'unknown colours': 'No client has slots of these names, so their colors have no effect',
  'unknown opacities': 'No client has opacities of these names, so they have no effect',
  'unknown radii': 'No client has radii of these names, so they have no effect',
  'unknown shadows': 'No client has shadows of these names, so they have no effect',
  'unknown fonts': 'No client has fonts of these names, so they have no effect',
  'unusable names': 'These names cannot be used and are left out',
  'unreadable colours': 'These colors cannot be read and are made of others instead',
  'see-through colours': 'These colors are see-through in the file and opaque here',
  'missing base colours': 'The file does not set these colors, so the defaults are used',
  'unreadable numbers': 'These values are no numbers, so the defaults are used',
  'clamped numbers': 'These numbers are out of bounds and moved to the next one that is allowed',
  'unreadable shadows': 'These shadows, or some of their layers, cannot be read and are left out',
  'excess shadow layers': 'These shadows have more layers than are drawn',
  'unreadable fonts': 'These fonts have characters that no name of a font has, which are left out',
  'excess names': 'The file has more names than are read in these parts',
  'style places': 'These rules of the style are for places that have no colors of their own here',
  'style states': 'These states of the style have no look of their own here',
  'style directives': 'These directives of the style have no effect here',
  'style values': 'These values of the style cannot be read',
  'style variables': 'These variables of the style have no effect of their own here',
  'style fonts': 'Fonts of single places in the style have no effect here',
  'style colours': 'These colors of the style cannot be read',
  'style rules': 'These rules of the style cannot be read or are too many',
  'named choices': 'The settings name entries of a server’s lists, which are not in the file',
  'single colours': 'A theme has one color for each of many things, so these are left out',
  'derived colours': 'These colors are derived in a way that is not known here',
}

/** A sentence about a loss, with the names that it concerns. */
export function lossSentence({ reason, names }: ThemeLoss): string {
  return names.length === 0 ? `${losses[reason]}.` : `${losses[reason]}: ${names.join(', ')}.`
}

const errors: Readonly<Record<ThemeErrorCode, (details: ThemeErrorDetails) => string>> = {
  'empty text': () => 'The file is empty.',
  'long text': () => 'The file has more than 300,000 characters.',
  'broken JSON': ({ position }) =>
    `The file is no valid JSON${position ? `: there is a mistake in line ${position.line}, column ${position.column}` : ''}.`,
  'web page': () => 'The file is a web page, which servers send for a missing file.',
  'unknown text': () => 'The file is neither JSON nor a style.',
  'many names': () => 'The file has more than 10,000 names.',
  'deep nesting': () => 'The file is nested too deeply.',
  'style sheets': () => 'The file is a list of style sheets, which came before themes.',
  'theme list': ({ names = [] }) => `The file is a list of themes. Choose one of its entries with --entry: ${names.join(', ')}.`,
  'no theme': () => 'The file has no theme.',
  'no colours': () => 'The file has a theme without colors or other values.',
  'named choices only': ({ names = [] }) =>
    names.length === 0
      ? 'The settings have no theme.'
      : `The settings have no theme but name entries of a server’s lists: ${names.join(', ')}.`,
  'broken style': ({ position }) => `The style cannot be read${position ? `: there is a mistake in line ${position.line}` : ''}.`,
  'empty style': () => 'The style has no rules.',
  'no such entry': ({ names = [] }) => `The list has no such entry. It has ${names.join(', ')}.`,
  'no such palette': ({ names = [] }) => `The file has no such palette. It has ${names.join(', ') || 'none'}.`,
}

/** A sentence about the reason for which nothing is read. */
export function errorSentence(code: ThemeErrorCode, details: ThemeErrorDetails): string {
  return errors[code](details)
}
