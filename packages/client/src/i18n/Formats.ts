/** Numbers, dates, lists and plurals as one language has them. Formatters are made once each and live as long as this object. */
export interface Formats {
  number(value: number, options?: Intl.NumberFormatOptions): string
  date(value: Date | number, options?: Intl.DateTimeFormatOptions): string
  relative(value: number, unit: Intl.RelativeTimeFormatUnit, options?: Intl.RelativeTimeFormatOptions): string
  list(items: readonly string[], options?: Intl.ListFormatOptions): string
  plural(value: number, type: Intl.PluralRuleType): Intl.LDMLPluralRule
}

/** Makes the formatters of the language `tag`; a language change makes new ones and drops these. */
export function createFormats(tag: string): Formats {
  const number = memoized((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options))
  const date = memoized((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options))
  const relative = memoized((options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options))
  const list = memoized((options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options))
  const plural = memoized((options: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options))
  return {
    number: (value, options = {}) => number(options).format(value),
    date: (value, options = {}) => date(options).format(value),
    relative: (value, unit, options = {}) => relative(options).format(value, unit),
    list: (items, options = {}) => list(options).format(items),
    plural: (value, type) => plural({ type }).select(value),
  }
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
