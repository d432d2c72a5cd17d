import type { Formats } from './Formats.ts'

/** A compiled ICU text: literals and placeholders. vite/cataloguePlugin generates it from a catalogue. */
export type CompiledMessage = readonly (string | Placeholder)[]

/** The argument's name, its kind, and its branches or style. */
export type Placeholder = readonly [name: string, kind?: string, detail?: string | Branches]

/** By plural category, by exact number or by value; `offset` is subtracted from a number before it is formatted. */
export type Branches = { readonly [branch: string]: CompiledMessage } & { readonly offset?: number }

/** Texts by id. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Values for the placeholders of a text. */
export type MessageArgs = Readonly<Record<string, string | number | Date>>

/**
 * Formats a text. Supports the parts of ICU that the catalogues use: plain placeholders, `plural`, `selectordinal`, `select`, `number` and
 * `date`. A missing argument leaves its placeholder empty.
 * @param counted the value of `#`, inside a plural
 */
export function formatMessage(message: CompiledMessage, args: MessageArgs, formats: Formats, counted = () => '#'): string {
  return message
    .map((part) => (typeof part === 'string' ? (part === '#' ? counted() : part) : filled(part, args, formats, counted)))
    .join('')
}

function filled([name, kind, detail]: Placeholder, args: MessageArgs, formats: Formats, counted: () => string): string {
  const value = args[name]
  if (value === undefined) return ''
  if (typeof detail === 'object') return branch(detail, kind === 'selectordinal' ? 'ordinal' : 'cardinal', value, args, formats, counted)
  if (typeof value === 'number') return formats.number(value, kind === 'number' && detail === 'percent' ? { style: 'percent' } : undefined)
  if (value instanceof Date) return formats.date(value, { dateStyle: 'medium' })
  return String(value)
}

function branch(
  branches: Branches,
  type: 'cardinal' | 'ordinal',
  value: string | number | Date,
  args: MessageArgs,
  formats: Formats,
  counted: () => string,
): string {
  const { offset = 0, other = [] } = branches
  if (typeof value !== 'number') return formatMessage(branches[String(value)] ?? other, args, formats, counted)
  const shownNumber = value - offset
  return formatMessage(branches[String(value)] ?? branches[formats.plural(shownNumber, type)] ?? other, args, formats, () =>
    formats.number(shownNumber),
  )
}
