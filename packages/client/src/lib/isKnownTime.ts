/** False for what cannot be read as a moment, and for the ones that stand for "never": of 1970, as the wire reads, and of year 1. */
export function isKnownTime(iso: string): boolean {
  return Date.parse(iso) > 0
}
