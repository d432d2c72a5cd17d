import { readCommaSeparated, writeCommaSeparated, type Separator } from '#lib/commaSeparated.ts'
import { asSpreadsheetText, fromSpreadsheetText } from '#lib/spreadsheetText.ts'
import type { TransferFilter, TransferKind, TransferRow } from './TransferRow.ts'

/** Lines of a file, as they can be used. */
export interface TransferReading {
  readonly rows: readonly TransferRow[]
  /** Lines that do not fit the kind of file. */
  readonly unreadable: number
  /** The line of an unclosed quote: it and later ones could not be read. Null without one. */
  readonly openQuote: number | null
}

/** Bytes: more than 100,000 follows. */
export const largestTransferFile = 10_000_000

const headers: Partial<Readonly<Record<TransferKind, readonly string[]>>> = {
  follows: ['Account address', 'Show boosts', 'Notify on new posts', 'Languages'],
  mutes: ['Account address', 'Hide notifications'],
  tags: ['Hashtag'],
  notes: ['Account address', 'Note'],
  filters: ['Phrase', 'Contexts', 'Whole word', 'Hide', 'Expires at'],
}

/** Writes a file for a person as Mastodon does, where it knows the kind; a spreadsheet computes nothing in it. */
export function writeTransferFile(kind: TransferKind, rows: readonly TransferRow[]): string {
  return write(kind, rows, asSpreadsheetText)
}

/** Writes a file for a server, which uses each field unchanged. */
export function writeServerFile(kind: TransferKind, rows: readonly TransferRow[]): string {
  return write(kind, rows, (field) => field)
}

function write(kind: TransferKind, rows: readonly TransferRow[], asWritten: (field: string) => string): string {
  const header = headers[kind]
  return writeCommaSeparated([...(header ? [header] : []), ...rows.map((row) => fieldsOf(kind, row).map(asWritten))])
}

function fieldsOf(kind: TransferKind, row: TransferRow): readonly string[] {
  const { subject, reblogs = true, notify = false, languages = [], hidesNotifications = true, list = '', note = '', filter } = row
  switch (kind) {
    case 'follows':
      return [subject, String(reblogs), String(notify), languages.join(', ')]
    case 'mutes':
      return [subject, String(hidesNotifications)]
    case 'lists':
      return [list, subject]
    case 'notes':
      return [subject, note]
    case 'filters':
      return [
        subject,
        filter?.contexts.join(' ') ?? '',
        String(filter?.wholeWord ?? true),
        String(filter?.hides ?? false),
        filter?.expiresAt ?? '',
      ]
    case 'blocks':
    case 'domains':
    case 'bookmarks':
    case 'tags':
      return [subject]
  }
}

/**
 * Reads a file of Mastodon, of this client, of a spreadsheet, or of plain lines. Headings identify the columns, so their number may vary.
 * Removes duplicate lines.
 */
export function readTransferFile(kind: TransferKind, text: string): TransferReading {
  const { separator, source } = separatorOf(kind, text)
  const { rows: lines, openQuote } = readCommaSeparated(source, separator)
  const headings = headingsIn(kind, lines[0] ?? [])
  const hasHeader = headings.length > 0
  const columnOf = (name: string, otherwise: number) => {
    const column = hasHeader ? headings.indexOf(headingOf(name)) : otherwise
    // A heading in another language is above the required column.
    const isOdd = column < 0 && subjects.has(headingOf(name)) && !isHeading(kind, headings[otherwise] ?? '')
    return isOdd ? otherwise : column
  }
  const found = new Map<string, TransferRow>()
  let unreadable = 0
  for (const line of hasHeader ? lines.slice(1) : lines) {
    const notified = (name: string, otherwise: number) => {
      const field = line[columnOf(name, otherwise)]
      return field === undefined ? undefined : (fromSpreadsheetText(field) ?? field.trim())
    }
    const row = rowOf(kind, (name, otherwise) => notified(name, otherwise) ?? '', notified)
    if (row) found.set(`${row.list ?? ''}\n${row.subject.toLowerCase()}`, row)
    else unreadable += 1
  }
  return { rows: [...found.values()], unreadable, openQuote }
}

/** The columns that every line needs. */
const subjects: ReadonlySet<string> = new Set(['account address', 'domain', 'hashtag', 'phrase', 'list name'])

/** By which words programs and people name the column of addresses. */
const addressHeadings: ReadonlySet<string> = new Set(['account', 'acct', 'address', 'handle'])

function headingOf(field: string): string {
  return field
    .toLowerCase()
    .replace(/^\s*#/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

function isHeading(kind: TransferKind, heading: string): boolean {
  return subjects.has(heading) || (headers[kind]?.some((name) => headingOf(name) === heading) ?? false)
}

/** The headings of a first line that is one of headings; nothing of any other. */
function headingsIn(kind: TransferKind, line: readonly string[]): readonly string[] {
  // In a line with one field a short word is an account's name.
  const headings = line.map(headingOf).map((words) => (line.length > 1 && addressHeadings.has(words) ? 'account address' : words))
  const isHead = headings.some((words) => isHeading(kind, words)) && !line.some((field) => /\S@\S|:\/\//.test(field))
  return isHead ? headings : []
}

/** A line of its own with which spreadsheets name the separator. */
const separatorLine = /^\uFEFF?"?sep=([,;\t])"?(?:\r\n|\r|\n)/i

const separators: readonly Separator[] = [',', ';', '\t']

/** Characters in which the first line ends, as a rule. */
const longestHead = 10_000

/** Lists in which a semicolon or a tab outside quotes is no part of an entry. */
const tables: ReadonlySet<TransferKind> = new Set(['follows', 'mutes', 'lists', 'notes'])

/** Spreadsheets separate fields by a comma, a semicolon where the comma is the decimal sign, or tabs. */
function separatorOf(kind: TransferKind, text: string): { readonly separator: Separator; readonly source: string } {
  const line = separatorLine.exec(text)
  const named = separators.find((one) => one === line?.[1])
  if (line && named) return { separator: named, source: text.slice(line[0].length) }
  const head = text.slice(0, longestHead)
  const firstBy = (separator: Separator) => readCommaSeparated(head, separator).rows[0] ?? []
  const splits = separators.filter((separator) => firstBy(separator).length > 1)
  const heading = splits.find((separator) => headingsIn(kind, firstBy(separator)).length > 0)
  const [plain = ','] = tables.has(kind) ? splits : []
  return { separator: heading ?? plain, source: text }
}

/** Spreadsheets write TRUE and FALSE. */
function isFalseWord(word: string): boolean {
  return word.toLowerCase() === 'false'
}

function isTrueWord(word: string): boolean {
  return word.toLowerCase() === 'true'
}

type FieldAt<Missing = never> = (name: string, otherwise: number) => string | Missing

function rowOf(kind: TransferKind, at: FieldAt, notified: FieldAt<undefined>): TransferRow | null {
  switch (kind) {
    case 'follows':
      return withAddress(at('Account address', 0), followOf(notified))
    case 'mutes':
      return withAddress(at('Account address', 0), { hidesNotifications: !isFalseWord(at('Hide notifications', 1)) })
    case 'blocks':
      return withAddress(at('Account address', 0), {})
    case 'notes': {
      const note = at('Note', 1)
      return note === '' ? null : withAddress(at('Account address', 0), { note })
    }
    case 'lists': {
      const list = at('List name', 0)
      return list === '' ? null : withAddress(at('Account address', 1), { list })
    }
    case 'domains': {
      const subject = at('domain', 0).toLowerCase()
      return /^(?:\*\.)?[^\s/@:]+\.[^\s/@:.]+$/.test(subject) ? { subject } : null
    }
    case 'bookmarks': {
      const subject = at('', 0)
      return /^https?:\/\//.test(subject) && URL.canParse(subject) ? { subject } : null
    }
    case 'tags': {
      const subject = at('Hashtag', 0).replace(/^#/, '')
      return /^[\p{L}\p{M}\p{N}_·]+$/u.test(subject) ? { subject } : null
    }
    case 'filters': {
      const subject = at('Phrase', 0)
      return subject === '' ? null : { subject, filter: filterOf(at) }
    }
  }
}

/** Only options that the line has a field for: a plain list of addresses has no follow options. */
function followOf(notified: FieldAt<undefined>): Partial<TransferRow> {
  const [reblogs, notify, languages] = [notified('Show boosts', 1), notified('Notify on new posts', 2), notified('Languages', 3)]
  return {
    ...(reblogs !== undefined && { reblogs: !isFalseWord(reblogs) }),
    ...(notify !== undefined && { notify: isTrueWord(notify) }),
    ...(languages !== undefined && { languages: languages.split(/[\s,]+/).filter(Boolean) }),
  }
}

function filterOf(at: FieldAt): TransferFilter {
  const contexts = at('Contexts', 1).split(/\s+/).filter(Boolean)
  const expiresAt = at('Expires at', 4)
  return {
    contexts: contexts.length === 0 ? ['home', 'public', 'notifications', 'thread'] : contexts,
    wholeWord: !isFalseWord(at('Whole word', 2)),
    hides: isTrueWord(at('Hide', 3)),
    expiresAt: Number.isNaN(Date.parse(expiresAt)) ? null : expiresAt,
  }
}

/** `@ada@pond.example`, `ada@pond.example`, or a name alone of one's own server. */
function withAddress(address: string, more: Partial<TransferRow>): TransferRow | null {
  const subject = address.replace(/^@/, '')
  return /^[\p{L}\p{N}_.-]+(?:@[^\s@/:]+(?::\d+)?)?$/u.test(subject) ? { subject, ...more } : null
}
