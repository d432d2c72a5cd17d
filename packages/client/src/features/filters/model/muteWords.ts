import { foldText } from './foldText.ts'

/** A text made ready to be compared with mute words, once for all lists. */
export interface WordsOfText {
  readonly folded: string
  /** Its words, each once, of the scripts that set spaces between them. */
  readonly words: Iterable<string>
}

/** A list of mute words, made ready. */
export interface MuteWords {
  /** The matching mute word as the user typed it; null if none matches. */
  hit(text: WordsOfText): string | null
}

/** Scripts without spaces between words, and Korean, whose words carry their particles. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')
const between = new RegExp(String.raw`(?:[^\p{L}\p{M}\p{N}_]|[${unspaced}])+`, 'u')
const endsInWord = new RegExp(String.raw`(?![${unspaced}])[\p{L}\p{M}\p{N}_]$`, 'u')
const startsInWord = new RegExp(String.raw`^(?![${unspaced}])[\p{L}\p{M}\p{N}_]`, 'u')

export function wordsOfText(text: string): WordsOfText {
  const folded = foldText(text)
  return { folded, words: new Set(folded.split(between)) }
}

/**
 * Compiles a list of mute words. Plain words, no patterns, in any case:
 * - a word matches as a separate word: "art" hits "Art!" and "#art", not "party";
 * - text with other characters matches literally, and ends at the end of a word: "#art" hits "#art", not "#artist";
 * - several words match where the first begins, and may continue: "season finale" hits "season finales";
 * - in scripts without spaces between words any part of the text matches.
 * The work for a text does not grow with the number of words of the first kind.
 */
export function compileMuteWords(list: readonly string[]): MuteWords {
  const single = new Map<string, string>()
  const others: { readonly part: string; readonly written: string }[] = []
  for (const written of list) {
    const part = foldText(written)
    if (part === '') continue
    if (between.test(part)) others.push({ part, written })
    else if (!single.has(part)) single.set(part, written)
  }
  return {
    hit({ folded, words }) {
      if (single.size > 0) {
        for (const word of words) {
          const written = single.get(word)
          if (written !== undefined) return written
        }
      }
      return others.find(({ part }) => standsIn(folded, part))?.written ?? null
    },
  }
}

/**
 * True if a folded text contains a phrase of a filter; `wholeWord`: not within a longer word.
 *
 * @param phrase folded, too
 */
export function holdsPhrase(folded: string, phrase: string, wholeWord: boolean): boolean {
  return (
    phrase !== '' && findIn(folded, phrase, { start: wholeWord && startsInWord.test(phrase), end: wholeWord && endsInWord.test(phrase) })
  )
}

function standsIn(text: string, part: string): boolean {
  return findIn(text, part, { start: startsInWord.test(part), end: !part.includes(' ') && endsInWord.test(part) })
}

function findIn(text: string, part: string, bound: { readonly start: boolean; readonly end: boolean }): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const after = at + part.length
    // Two code units before and after, so that a surrogate pair is complete.
    const cutsStart = bound.start && endsInWord.test(text.slice(Math.max(0, at - 2), at))
    const cutsEnd = bound.end && startsInWord.test(text.slice(after, after + 2))
    if (!cutsStart && !cutsEnd) return true
  }
  return false
}
