import type { Language } from './languages.ts'
import type { CompiledMessage, Messages } from './CompiledMessage.ts'

/** English with marks: text on screen without them did not come from the catalogue. */
export const pseudoLanguage: Language = { tag: 'en', dir: 'ltr' }

/** Wraps every text in ⟦ ⟧ and makes it 40 % longer, as German or Finnish would. Its id follows the first mark and is not drawn. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      return [id, [`⟦${undrawn(id)}`, ...message, `${fillerOf(Math.ceil(lengthOf(message) * 0.4))}⟧`]]
    }),
  )
}

/** The same letters from the block of tags in Unicode, which fonts do not draw. */
function undrawn(id: string): string {
  return String.fromCodePoint(...[...id].map((letter) => 0xe0000 + letter.charCodeAt(0)))
}

/** Words of seven letters, the last one shorter. */
function fillerOf(length: number): string {
  return ' ~~~~~~~'
    .repeat(Math.ceil(length / 8))
    .slice(0, length)
    .replace(/ $/, '~')
}

function lengthOf(message: CompiledMessage): number {
  return message.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 8), 0)
}
