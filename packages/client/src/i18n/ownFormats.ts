import type { Messages } from './CompiledMessage.ts'
import { createFormats, hasSigns, type Formats } from './Formats.ts'
import { standIns, tagOf, type LanguageCode } from './languageTags.ts'
import { createTranslate } from './t.ts'

/** ISO 8601 has these, and nothing else of a date is written where `Intl` lacks the language. */
const isoParts: Intl.DateTimeFormatOptions = {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
}

/** Whether times and lists must come from the catalogue: its words are there, and `Intl` of this browser has none. */
export function needsOwnWords(code: LanguageCode): boolean {
  if (!Object.hasOwn(standIns, code)) return false
  const tag = tagOf(code)
  const kinds = [Intl.RelativeTimeFormat, Intl.DateTimeFormat, Intl.ListFormat]
  return kinds.some((kind) => kind.supportedLocalesOf(tag).length === 0) || hasSigns(new Intl.RelativeTimeFormat(tag, { style: 'short' }))
}

/** The formatters of a language, with words of its catalogue where this browser has none. */
export function ownFormats(code: LanguageCode, messages: Messages): Formats {
  const formats = createFormats(tagOf(code))
  return needsOwnWords(code) ? withOwnWords(formats, messages) : formats
}

/**
 * The formatters of a language that `Intl` lacks: distances in time and lists in the words of its catalogue, dates as ISO 8601 writes
 * them. Numbers stay those of `base`.
 */
function withOwnWords(base: Formats, messages: Messages): Formats {
  const t = createTranslate(messages, base)
  return {
    ...base,
    relative: (value, unit) => t(`intl.${value < 0 ? 'past' : 'future'}.${unit}`, { count: Math.abs(value) }),
    now: () => t('intl.now'),
    date: isoDate,
    list(items, { type } = {}) {
      const [first = '', ...others] = items
      const last = others.length - 1
      return others.reduce((list, item, index) => {
        if (index < last || type === 'unit') return t('intl.list.next', { first: list, last: item })
        return t(last === 0 ? 'intl.list.pair' : 'intl.list.last', { first: list, last: item })
      }, first)
    },
  }
}

function isoDate(value: Date | number, { dateStyle, timeStyle, timeZone }: Intl.DateTimeFormatOptions = {}): string {
  const format = new Intl.DateTimeFormat('en', { ...isoParts, ...(timeZone !== undefined && { timeZone }) })
  const { year, month, day, hour, minute } = Object.fromEntries(format.formatToParts(value).map((part) => [part.type, part.value]))
  const date = dateStyle !== undefined || timeStyle === undefined ? [`${year}-${month}-${day}`] : []
  return [...date, ...(timeStyle === undefined ? [] : [`${hour}:${minute}`])].join(' ')
}
