/**
 * How long a step of a journey waits at most (ms). Test machines are often busy, and WebKit renders without a graphics card: the limit
 * finds a page that hangs and judges no duration.
 */
export const waitLimit = 60_000
