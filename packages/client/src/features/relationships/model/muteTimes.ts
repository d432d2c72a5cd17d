/** Durations of a mute besides forever, in seconds. */
export const muteTimes = [3600, 21_600, 86_400, 604_800, 2_592_000] as const

export type MuteTime = (typeof muteTimes)[number]
