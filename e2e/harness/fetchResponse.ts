import type { APIResponse, Route } from 'playwright-core'

/**
 * The server's response to a call that a journey delays. The server may close a reused connection; browsers then retry, and so does this.
 */
export function fetchResponse(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: 2 })
}
