/**
 * Offset of the clocks of server and pages, in milliseconds. Seeded posts depend on the hour, so it is always the same morning: screenshots
 * of two days are comparable, and tests see the same posts at any time.
 */
export const worldClockOffset = Date.UTC(2026, 10, 21, 9, 30) - Date.now()
