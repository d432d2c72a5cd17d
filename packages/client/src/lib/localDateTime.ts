/** A time for a date and time field, in the user's time zone: `2026-11-23T08:05`. */
export function toLocalDateTime(iso: string): string {
  const date = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** A typed local time as ISO 8601; null if empty. */
export function fromLocalDateTime(typed: string): string | null {
  // Without a zone at its end it is read as local time.
  const time = Date.parse(typed)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** The user's time zone by name, such as `Europe/Berlin`. */
export function timeZoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
}
