import { ApiError } from '@rookery/api/http/ApiError'

/** Whether a start failed because the host responds with pages, or with nothing, where a server has its API. */
export function hasNoServer(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'notJson' || error.status === 404)
}
