import type { ApiError } from '@rookery/api/http/ApiError'

/** The call failed because the server, or what stands before it, is out of reach; not because of what was asked. */
export function isOutage({ kind, status }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && [502, 503, 504].includes(status))
}
