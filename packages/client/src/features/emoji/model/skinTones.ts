/** No tone, then the five of Unicode from light to dark. */
export const skinTones = [0, 1, 2, 3, 4, 5] as const

export type SkinTone = (typeof skinTones)[number]

const isPerson = /\p{Emoji_Modifier_Base}/u
const tones = /[\u{1f3fb}-\u{1f3ff}]/gu
/** Between two people it is the sign that they hold hands, and has no tone of its own. */
const handshake = '🤝'
const emojiPresentation = '\ufe0f'

/** The same emoji with all people in one skin tone. Only for emoji with tones. */
export function withTone(character: string, tone: SkinTone): string {
  if (tone === 0) return character
  const modifier = String.fromCodePoint(0x1f3fa + tone)
  const points = [...character]
  return points
    .map((point, index) => {
      // A skin tone replaces the emoji variation selector.
      if (point === emojiPresentation && isToned(points[index - 1], points)) return ''
      return isToned(point, points) ? point + modifier : point
    })
    .join('')
}

/** The table's form of an emoji with a skin tone. Variation selectors are removed from both. */
export function withoutTone(character: string): string {
  return character.replace(tones, '').replaceAll(emojiPresentation, '')
}

function isToned(point: string | undefined, points: readonly string[]): boolean {
  return point !== undefined && isPerson.test(point) && !(point === handshake && points.length > 2)
}
