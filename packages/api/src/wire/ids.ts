/**
 * Compares ids in the server's order: the shorter is the older, equal lengths go by code point.
 * Right for snowflakes beyond 2^53, flake ids and ULIDs alike (spec 1 section 5).
 * Bookmarks, favourites and notifications have an order of their own: do not sort them with this.
 */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length
  return a < b ? -1 : a > b ? 1 : 0
}
