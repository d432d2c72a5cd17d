/** The effects of the alternate markdown format (spec 2, section 2). */
const names = [
  'bg',
  'blur',
  'bounce',
  'center',
  'fg',
  'flip',
  'font',
  'jelly',
  'jump',
  'position',
  'rainbow',
  'rotate',
  'scale',
  'shake',
  'sparkle',
  'spin',
  'tada',
  'twitch',
  'x2',
  'x3',
  'x4',
] as const

/** The names that begin so, in the order of the alphabet. */
export function effectNames(query: string): readonly string[] {
  return names.filter((name) => name.startsWith(query.toLowerCase()))
}
