import type { APIResponse, Route } from 'playwright-core'

/**
 * What the server answers to a call that a journey holds back. A connection that was kept alive may be closed by the server in
 * the moment it is used again; a browser then asks once more by itself, and so does this.
 */
export function fetchResponse(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: 2 })
}
