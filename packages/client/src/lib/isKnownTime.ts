/** False for an unreadable time, and for those that mean "never": of 1970, from the wire, and of year 1. */
export function isKnownTime(iso: string): boolean {
  return Date.parse(iso) > 0
}
