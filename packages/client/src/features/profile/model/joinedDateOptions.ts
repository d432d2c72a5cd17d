/** Format of the date of joining. Mastodon sends a date only, as midnight in UTC. */
export function joinedDateOptions(createdAt: string): Intl.DateTimeFormatOptions {
  return /T00:00:00(?:\.0+)?(?:Z|[+]00:?00)$/.test(createdAt) ? { dateStyle: 'long', timeZone: 'UTC' } : { dateStyle: 'long' }
}
