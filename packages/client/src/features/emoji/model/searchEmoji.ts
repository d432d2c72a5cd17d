import { withoutAccents } from '#lib/withoutAccents.ts'
import type { PickerEmoji } from './PickerEmoji.ts'

/** An emoji with the words by which it is found, written as a search writes them. */
export interface FindableEmoji {
  readonly emoji: PickerEmoji
  /** Text between colons; the name for a character without a shortcode. */
  readonly names: readonly string[]
  readonly words: readonly string[]
}

/** Letters without case and accents; the signs that part the words of a shortcode are spaces. */
export function plainWords(text: string): string {
  return withoutAccents(text)
    .replace(/[\s_:-]+/g, ' ')
    .trim()
}

/** Longer names match by their beginning only. They are not typed in full, and each key would search all of them. */
const longestName = 200

export function findableEmoji(emojis: readonly PickerEmoji[]): readonly FindableEmoji[] {
  return emojis.map((emoji) => {
    if (emoji.kind === 'server') {
      const name = plainName(emoji.shortcode)
      return { emoji, names: [name], words: [] }
    }
    const name = plainName(emoji.name)
    const names = emoji.shortcodes.length > 0 ? emoji.shortcodes.map(plainName) : [name]
    return { emoji, names, words: [name, ...emoji.words.map(plainName)] }
  })
}

const plainName = (name: string) => plainWords(name.slice(0, longestName)) || name.slice(0, longestName)

/** A found emoji, with its rank. */
interface FoundEmoji {
  readonly emoji: PickerEmoji
  /** 0 is the name itself; then names that begin with the query, that have a word that does, and that contain it. */
  readonly rank: number
}

/**
 * The emoji that words find, best first. Among equals the server's own come first, then shorter names, then the order of the table.
 * A character itself finds that character.
 */
export function searchEmoji(all: readonly FindableEmoji[], text: string): readonly PickerEmoji[] {
  return rankEmoji(all, text).map(({ emoji }) => emoji)
}

function rankEmoji(all: readonly FindableEmoji[], text: string): readonly FoundEmoji[] {
  const query = plainWords(text)
  const character = text.trim()
  if (character === '') return []
  const found: (FoundEmoji & { readonly isOwn: boolean; readonly length: number })[] = []
  for (const { emoji, names, words } of all) {
    const isIt = emoji.kind === 'standard' && emoji.character === character
    const rank = isIt ? 0 : query === '' ? null : rankOf(names, words, query)
    if (rank !== null) found.push({ emoji, rank, isOwn: emoji.kind === 'server', length: shortest(names, query) })
  }
  // Sorting is stable, so the table's order decides between equal ranks.
  return found.toSorted((a, b) => a.rank - b.rank || Number(b.isOwn) - Number(a.isOwn) || a.length - b.length)
}

function rankOf(names: readonly string[], words: readonly string[], query: string): number | null {
  let best: number | null = null
  const take = (rank: number) => {
    if (best === null || rank < best) best = rank
  }
  for (const name of names) {
    if (name === query) return 0
    if (name.startsWith(query)) take(1)
    else if (beginsWord(name, query)) take(2)
    else if (name.includes(query)) take(4)
  }
  for (const word of words) {
    if (word === query) take(2)
    else if (word.startsWith(query) || beginsWord(word, query)) take(3)
  }
  return best
}

const beginsWord = (text: string, query: string) => text.includes(` ${query}`)

function shortest(names: readonly string[], query: string): number {
  const fitting = names.filter((name) => name.includes(query))
  return Math.min(...(fitting.length > 0 ? fitting : names).map((name) => name.length))
}
