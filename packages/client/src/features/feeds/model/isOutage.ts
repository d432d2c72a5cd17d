import type { ApiError } from '@rookery/api/http/ApiError'

/** The call failed because the server, or a proxy before it, is unreachable; not because of the request. */
export function isOutage({ kind, status }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && [502, 503, 504].includes(status))
}
