import { createFormats } from '../../packages/client/src/i18n/Formats.ts'
import { tagOf } from '../../packages/client/src/i18n/languageTags.ts'
import type { Choice } from './readText.ts'

const wholeNumbers = Array.from({ length: 201 }, (_, number) => number)

/** The category of each whole number up to 200, as the client will ask for it. */
const cached = new Map<string, readonly string[]>()

function categoriesOf(code: string, type: Intl.PluralRuleType): readonly string[] {
  const key = `${code} ${type}`
  const known = cached.get(key)
  if (known) return known
  const formats = createFormats(tagOf(code))
  const categories = wholeNumbers.map((number) => formats.plural(number, type))
  cached.set(key, categories)
  return categories
}

/** Faults in the branches of a number: each category that whole numbers have must be there, unless exact numbers leave none of it. */
export function pluralFaults(code: string, { kind, branches, offset, name }: Choice): readonly string[] {
  if (kind === 'select') return []
  const categories = categoriesOf(code, kind === 'plural' ? 'cardinal' : 'ordinal')
  const exact = new Set(branches.filter((key) => /^\d+$/.test(key)).map((key) => Number(key) - offset))
  const needed = new Set(categories.filter((_, number) => !exact.has(number)))
  const possible = new Set<string>([...categories, 'other'])
  const lacking = [...needed].filter((category) => !branches.includes(category))
  const needless = branches.filter((key) => !/^\d+$/.test(key) && !possible.has(key))
  return [
    ...lacking.map((category) => `{${name}} lacks the branch "${category}"`),
    ...needless.map((key) => `{${name}} has the branch "${key}", which no whole number of the language leads to`),
  ]
}
