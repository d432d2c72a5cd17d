import { accountRefusal } from '@rookery/api/calls/credentials'
import { isMissing } from '@rookery/api/calls/optional'
import { ApiError } from '@rookery/api/http/ApiError'

/** The failure of a call as a sentence. */
export function faultSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  const { kind, method, path, status, serverText } = error
  const words = serverText === null ? '' : `: ${serverText}`
  if (kind === 'network') return `The server cannot be reached (${reasonOf(error)}).`
  if (kind === 'timeout') return 'The server did not respond in time.'
  if (isMissing(error)) return `The server has no ${method} ${path} (status ${status}${words}).`
  if (kind !== 'http') return `The response to ${method} ${path} cannot be read (${kind}).`
  if (status === 401) return `The server does not accept the token (status 401${words}).`
  if (accountRefusal(error) === 'scopes') return `The token lacks a scope for ${method} ${path} (status 403${words}).`
  if (status === 429) return `Too many requests (status 429${words}).`
  return `${method} ${path}: status ${status}${words}.`
}

/** The code of a system's error, which is inside of the one of `fetch`. */
function reasonOf(error: unknown): string {
  let inner: unknown = error
  while (inner instanceof Error && inner.cause !== undefined) inner = inner.cause
  if (inner instanceof AggregateError && inner.errors.length > 0) inner = inner.errors[0] as unknown
  const code = inner instanceof Error && 'code' in inner ? inner.code : null
  return typeof code === 'string' ? code : inner instanceof Error ? inner.message : String(inner)
}
