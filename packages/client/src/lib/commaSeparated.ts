export type Separator = ',' | ';' | '\t'

export interface SeparatedValues {
  readonly rows: readonly (readonly string[])[]
  /** The line, from 1, of an unclosed quote; null if all are closed. The text after it is in no row. */
  readonly openQuote: number | null
}

/**
 * Reads comma-separated values (RFC 4180): fields in quotes may hold commas, line ends and doubled quotes. Lines without anything are
 * left out.
 */
export function readCommaSeparated(text: string, separator: Separator = ','): SeparatedValues {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  let quotedFrom = 0
  const endField = () => {
    row.push(field)
    field = ''
  }
  const endRow = () => {
    endField()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  const source = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    if (quoted) {
      if (sign !== '"') field += sign
      else if (source[at + 1] === '"') {
        field += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && field === '') {
      quoted = true
      quotedFrom = at
    } else if (sign === separator) endField()
    else if (sign === '\n' || sign === '\r') endRow()
    else field += sign
  }
  if (quoted) return { rows, openQuote: source.slice(0, quotedFrom).split(/\r\n|\r|\n/).length }
  endRow()
  return { rows, openQuote: null }
}

/** Writes comma-separated values, with quotes where a field needs them. */
export function writeCommaSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoteField).join(',')}\n`).join('')
}

function quoteField(field: string): string {
  return /[",\n\r]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
