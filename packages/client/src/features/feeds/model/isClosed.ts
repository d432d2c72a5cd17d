import type { FeedStanding } from './useFeed.ts'

/** Asking again by itself brings nothing: the server has no such list, or does not show it to this reader. A press on "retry" still asks. */
export function isClosed({ loaded, error }: Pick<FeedStanding, 'loaded' | 'error'>): boolean {
  if (error === null) return false
  const { status } = error
  return status === 404 || status === 410 || (!loaded && (status === 401 || status === 403))
}
