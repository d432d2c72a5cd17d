/** As Akkoma writes most times: to the second, with milliseconds of zero. */
export function isoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}.000Z`
}

/** As Akkoma writes the times of announcements. */
export function wholeSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

export function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
