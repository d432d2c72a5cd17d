/** The two kinds of screen that a journey through the composer has to pass on. */
export const screenSizes = [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const
