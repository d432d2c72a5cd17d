/**
 * A spreadsheet reads a field with such a beginning as a formula, or drops it. Apostrophes before it are ours, or would be read as ours.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

/** A field that every spreadsheet shows as text, with an apostrophe before one that it would compute. */
export function asSpreadsheetText(field: string): string {
  return formula.test(field) ? `'${field}` : field
}

/** The original of a text from `asSpreadsheetText`; null for an unchanged field. */
export function fromSpreadsheetText(field: string): string | null {
  return field.startsWith("'") && formula.test(field) ? field.slice(1) : null
}
