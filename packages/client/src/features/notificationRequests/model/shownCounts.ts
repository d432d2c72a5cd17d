/** Notifications shown at first, and how many more each press shows (spec 2, section 9). */
export const firstShown = 30
export const moreShown = 20
