import type { ApiError } from './ApiError.ts'

/** Whether a response was a page of HTML in the place of JSON. */
export function isPage({ kind, cause }: ApiError): boolean {
  return kind === 'notJson' && /^\s*</.test(String(cause))
}
