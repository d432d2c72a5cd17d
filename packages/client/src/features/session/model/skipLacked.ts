import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import { isMissingStatus } from '@rookery/api/http/isMissingStatus'

/**
 * A client that sends no request for a path that the server is known to lack: the call fails as with a 404. It adds each path that the
 * server turns out to lack.
 */
export function skipLacked(client: ApiClient, lacked: Promise<Set<string>>): ApiClient {
  return {
    ...client,
    async request(method, path, options) {
      const paths = await lacked
      if (paths.has(path)) throw new ApiError({ kind: 'http', method, path, status: 404 })
      try {
        return await client.request(method, path, options)
      } catch (error) {
        if (error instanceof ApiError && isMissingStatus(error.status)) paths.add(path)
        throw error
      }
    },
  }
}
