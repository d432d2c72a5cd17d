/** Minimum of all servers; Akkoma and Pleroma post earlier ones at once. */
const minAheadMs = 5 * 60_000

/** The way to the server takes a while, and its clock is not ours. */
const margin = 30_000

/** Whether a server would still wait for a time. */
export function isFarEnough(scheduledAt: string, now: number): boolean {
  return Date.parse(scheduledAt) - now >= minAheadMs + margin
}

/** The next full five minutes that a server would wait for. */
export function earliestTime(now: number): string {
  return new Date(Math.ceil((now + minAheadMs + margin) / minAheadMs) * minAheadMs).toISOString()
}
