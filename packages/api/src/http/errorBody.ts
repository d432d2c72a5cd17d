import { array, fields, lineOrNull, record, textOrEmpty, textOrNull } from '../wire/read.ts'

/**
 * Reads the message of an error body, in any form that servers use: `{error}`, `{error, error_description}`, `{message}`, `{errors:
 * {detail}}`, `{errors: {field: [error]}}`, a bare JSON text, a list of items with errors, an object or JSON text below `error`. Null if
 * there is none.
 */
export function readServerText(body: unknown): string | null {
  if (typeof body === 'string') return lineOrNull(body.trim())
  if (Array.isArray(body)) return firstText(body.map((item) => readServerText(record(item))))
  const raw = record(body)
  if (!raw) return null
  const byField = Object.entries(readFieldErrors(body)).map(([field, errors]) => `${field}: ${errors.join(', ')}`)
  return (
    lineOrNull(raw.error_description) ??
    lineOrNull(byField.join('; ')) ??
    // JSON is not a message for people.
    (parseRecord(raw.error) ? null : lineOrNull(raw.error)) ??
    lineOrNull(fields(raw.errors).detail) ??
    lineOrNull(raw.message) ??
    lineOrNull(fields(raw.error).message) ??
    firstText(array(raw.errors).map((item) => lineOrNull(fields(item).message))) ??
    firstText(Object.values(fields(raw.error)).map(lineOrNull))
  )
}

/** Reads the machine-readable state. `mfa_required` and `invalid_token` (a wrong one-time code) are in `error` itself. */
export function readIdentifier(body: unknown): string | null {
  const raw = fields(body)
  return textOrNull(raw.identifier) ?? words.find((word) => word === raw.error) ?? null
}

const words = ['mfa_required', 'invalid_token']

/**
 * Sign-up errors by field. Akkoma and Pleroma send JSON inside the `error` text (`{"nickname":["is reserved"]}`), Mastodon `details:
 * {username: [{error, description}]}`, others `errors: {username: ["is reserved"]}` or the same below `error`.
 */
export function readFieldErrors(body: unknown): Readonly<Record<string, readonly string[]>> {
  const raw = fields(body)
  const inText = parseRecord(raw.error)
  const found: Record<string, readonly string[]> = {}
  for (const [field, errors] of Object.entries(record(raw.details) ?? inText ?? record(raw.error) ?? fields(raw.errors))) {
    const words = (inText && typeof errors === 'string' ? [errors] : array(errors)).map(
      (error) => textOrEmpty(error) || textOrEmpty(fields(error).description),
    )
    if (words.some(Boolean)) found[field] = words.filter(Boolean)
  }
  return found
}

function parseRecord(text: unknown) {
  try {
    return record(JSON.parse(textOrEmpty(text)))
  } catch {
    // A sentence.
    return null
  }
}

function firstText(found: readonly (string | null)[]): string | null {
  return found.find((words) => words !== null) ?? null
}
