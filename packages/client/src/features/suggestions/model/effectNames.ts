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

/** The effect names with a prefix, in alphabetical order. */
export function effectNames(query: string): readonly string[] {
  return names.filter((name) => name.startsWith(query.toLowerCase()))
}
