import type { Translate } from '#i18n/t.ts'

const formats = {
  'text/plain': 'composer.format.plain',
  'text/html': 'composer.format.html',
  'text/markdown': 'composer.format.markdown',
  'text/bbcode': 'composer.format.bbcode',
  'text/x.misskeymarkdown': 'composer.format.misskey',
} as const

const isKnown = (type: string): type is keyof typeof formats => type in formats

/** Label of a text format; a server may have unknown ones. */
export function formatLabel(t: Translate, type: string): string {
  return isKnown(type) ? t(formats[type]) : type
}
