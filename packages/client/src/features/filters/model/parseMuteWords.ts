import { foldText } from './foldText.ts'

/** The limit of the setting. */
export const maxMuteWords = 10_000

/** The mute words in a typed text: one a line or separated by commas of any script, each once. */
export function parseMuteWords(typed: string): readonly string[] {
  const byFold = new Map<string, string>()
  for (const part of typed.split(/[\n,،，、]/)) {
    const word = part.trim()
    const folded = foldText(word)
    if (folded !== '' && !byFold.has(folded)) byFold.set(folded, word)
  }
  return [...byFold.values()]
}
