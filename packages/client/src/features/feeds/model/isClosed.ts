import type { FeedStanding } from './useFeed.ts'

/** Polling is useless: the server has no such list, or does not show it to this user. "Retry" still requests it. */
export function isClosed({ loaded, error }: Pick<FeedStanding, 'loaded' | 'error'>): boolean {
  if (error === null) return false
  const { status } = error
  return status === 404 || status === 410 || (!loaded && (status === 401 || status === 403))
}
