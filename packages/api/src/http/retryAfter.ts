const longest = 24 * 3_600_000

/**
 * Milliseconds to wait after an error, from Retry-After (seconds or a date) or X-RateLimit-Reset (a date). Dates are compared with the
 * response's own Date header if it is readable, because the device's clock may be a day off.
 * @param now the reader's clock, in milliseconds since the epoch
 */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const after = headers.get('retry-after')
  if (after !== null && /^\s*\d+\s*$/.test(after)) return Math.min(Number(after) * 1000, longest)
  const until = Date.parse(after ?? headers.get('x-ratelimit-reset') ?? '')
  if (Number.isNaN(until)) return null
  const sentAt = Date.parse(headers.get('date') ?? '')
  return Math.min(Math.max(0, until - (Number.isNaN(sentAt) ? now : sentAt)), longest)
}
