import { localesOf } from './languageTags.ts'

/** Units of distances in time. */
export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** `short` is for the eye, "5m ago"; `long` for the ear, "5 minutes ago". */
export type TimeStyle = 'short' | 'long'

/**
 * Languages in which a narrow time is misread: "vor 5 m" is metres, "5 g. temu" grams, "5 k eest" thousands. These units of them are
 * misread in the short one as well: "hace 5 m" is minutes or months, "il y a 5 a" no word, "5 h lalu" hours, and the short word for
 * seconds in Hebrew begins that for years.
 */
const spelledUnits: Readonly<Record<string, readonly TimeUnit[]>> = {
  de: [],
  es: ['month', 'year'],
  et: [],
  fr: ['month', 'year'],
  he: ['second'],
  id: ['day'],
  pl: [],
}

/** Numbers, dates, lists and plurals as one language has them. Formatters are made once each and live as long as this object. */
export interface Formats {
  number(value: number, options?: Intl.NumberFormatOptions): string
  date(value: Date | number, options?: Intl.DateTimeFormatOptions): string
  /** A distance in time, with its number: negative for the past. */
  relative(value: number, unit: TimeUnit, style: TimeStyle): string
  /** No distance at all: "now". */
  now(style: TimeStyle): string
  list(items: readonly string[], options?: Intl.ListFormatOptions): string
  plural(value: number, type: Intl.PluralRuleType): Intl.LDMLPluralRule
}

/** Makes the formatters of the language `tag`; a language change makes new ones and drops these. */
export function createFormats(tag: string): Formats {
  const locales = localesOf(tag)
  const number = memoized((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales, options))
  const date = memoized((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options))
  const relative = memoized((options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locales, options))
  const list = memoized((options: Intl.ListFormatOptions) => new Intl.ListFormat(locales, options))
  const plural = memoized((options: Intl.PluralRulesOptions) => new Intl.PluralRules(locales, options))
  const spelled = spelledUnits[tag]
  let shortStyle: 'narrow' | 'short' | undefined
  /** The narrow one unless it has signs in place of words, "-5 min", or is misread. */
  function styleOf(style: TimeStyle, unit: TimeUnit) {
    if (style === 'long' || spelled?.includes(unit)) return 'long'
    return (shortStyle ??= spelled || hasSigns(relative({ style: 'narrow' })) ? 'short' : 'narrow')
  }
  return {
    number: (value, options) => (options === undefined && isPlain(value) ? String(value) : number(options ?? {}).format(value)),
    date: (value, options = {}) => date(options).format(value),
    // Hebrew repeats a number that is in the word already: "two hours ago (2)".
    relative: (value, unit, style) =>
      relative({ style: styleOf(style, unit) })
        .format(value, unit)
        .replace(/ \(\d\)$/, ''),
    now: (style) => relative({ style: styleOf(style, 'second'), numeric: 'auto' }).format(0, 'second'),
    list: (items, options = {}) => list(options).format(items),
    plural: (value, type) => plural({ type }).select(value),
  }
}

/** Each language of a catalogue writes these with the same digits, and the first formatter takes as long as some posts. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000
}

/** Whether distances are written as signed numbers, be it those of some units alone. */
export function hasSigns(format: Intl.RelativeTimeFormat): boolean {
  return (['minute', 'day', 'month'] as const).some((unit) =>
    [-2, 2].some((value) => /^[\u200e\u200f\u061c]?[+\-−]/.test(format.format(value, unit))),
  )
}

function memoized<Options, Formatter>(make: (options: Options) => Formatter): (options: Options) => Formatter {
  const made = new Map<string, Formatter>()
  return (options) => {
    const key = JSON.stringify(options)
    const formatter = made.get(key) ?? make(options)
    made.set(key, formatter)
    return formatter
  }
}
