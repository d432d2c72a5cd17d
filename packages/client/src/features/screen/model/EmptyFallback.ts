/** Replaces an optional component until its code is loaded, or if that fails. */
export function EmptyFallback() {
  return null
}
