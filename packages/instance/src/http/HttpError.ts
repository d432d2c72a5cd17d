import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown anywhere below a route; becomes the answer. `body` is sent as JSON as it is. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: unknown

  constructor(status: ContentfulStatusCode, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`)
    this.name = 'HttpError'
    this.status = status
    this.body = body
  }
}

/** `{"error": text}`, the commonest of Akkoma's error bodies. */
export function failure(status: ContentfulStatusCode, text: string): HttpError {
  return new HttpError(status, { error: text })
}

export const recordNotFound = () => failure(404, 'Record not found')
export const invalidCredentials = () => failure(403, 'Invalid credentials.')

/** Akkoma's response to an exception: also for malformed JSON (400) and too large bodies (413). */
export const crashed = (status: ContentfulStatusCode = 500) => new HttpError(status, { errors: { detail: 'Internal server error' } })

/** Akkoma's fallback response: a bare JSON string. */
export const somethingWentWrong = () => new HttpError(500, 'Something went wrong')

/**
 * A request that does not fit the schema.
 * @param path keys from the root of the parameters, e.g. `['poll', 'expires_in']`
 * @param message without full stop, e.g. `Invalid integer. Got: string`
 */
export function invalidValue(path: readonly string[], message: string): HttpError {
  const prefix = message.startsWith('Missing field') || message.startsWith('Invalid value for header') ? '' : `${path.join('/')} - `
  return new HttpError(400, {
    error: `${prefix}${message}.`,
    errors: [{ title: 'Invalid value', source: { pointer: `/${path.join('/')}` }, message }],
  })
}

export const missingField = (name: string, within: readonly string[] = []) => invalidValue([...within, name], `Missing field: ${name}`)

/** As `missingField`, for all of the named ones that are missing. */
export function missingFields(params: { has(name: string): boolean }, names: readonly string[]): HttpError {
  const missing = names.filter((name) => !params.has(name)).map((name) => ({ name, message: `Missing field: ${name}` }))
  return new HttpError(400, {
    error: missing.map(({ message }) => `${message}.`).join(' '),
    errors: missing.map(({ name, message }) => ({ title: 'Invalid value', source: { pointer: `/${name}` }, message })),
  })
}
