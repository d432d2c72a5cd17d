/**
 * How far the clocks of the whole world's server and pages are off, in milliseconds. The seeded posts depend on the hour, so it is
 * always the same morning: pictures of two days can be laid side by side, and a test meets the same posts at any time of day.
 */
export const worldClockOffset = Date.UTC(2026, 10, 21, 9, 30) - Date.now()
