/** How the day of joining is written. Mastodon sends a day alone as the midnight with which it begins in UTC, and in no other zone. */
export function joinedDateOptions(createdAt: string): Intl.DateTimeFormatOptions {
  return /T00:00:00(?:\.0+)?(?:Z|[+]00:?00)$/.test(createdAt) ? { dateStyle: 'long', timeZone: 'UTC' } : { dateStyle: 'long' }
}
