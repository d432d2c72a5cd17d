import type { StatusFilter } from '@rookery/api/wire/model'
import type { MuteRuleSetting } from '#features/settings/model/MuteRuleSetting.ts'
import { groupBy } from '#lib/groupBy.ts'
import { foldText } from './foldText.ts'
import { compileMuteWords, holdsPhrase, type WordsOfText } from './muteWords.ts'
import { compilePattern } from './safePattern.ts'

const none: readonly StatusFilter[] = []

/**
 * Prepares rules for texts. Words with the same contexts and effect are searched together, so the work for a text does not grow with their
 * number.
 */
export function createRuleFinder(list: readonly MuteRuleSetting[]): (text: WordsOfText) => readonly StatusFilter[] {
  const finders = [...groupBy(list, likeness).values()].map(finderOf)
  return (text) => {
    const found = finders.flatMap((find) => find(text))
    return found.length === 0 ? none : found
  }
}

type FindInText = (text: WordsOfText) => readonly StatusFilter[]

function likeness({ kind, text, contexts, hides }: MuteRuleSetting): string {
  return kind === 'word' ? `${hides} ${contexts.join(' ')}` : `${kind} ${text} ${hides} ${contexts.join(' ')}`
}

function finderOf(rules: readonly MuteRuleSetting[]): FindInText {
  const [first] = rules
  if (!first) return () => none
  const { contexts, hides } = first
  const asFilter = (title: string): readonly StatusFilter[] => [{ title, action: hides ? 'hide' : 'warn', contexts }]
  if (first.kind === 'word') {
    const words = compileMuteWords(rules.map(({ text }) => text))
    return (text) => {
      const hit = words.hit(text)
      return hit === null ? none : asFilter(hit)
    }
  }
  const filter = asFilter(first.text)
  if (first.kind === 'phrase') {
    const phrase = foldText(first.text)
    return ({ folded }) => (holdsPhrase(folded, phrase, false) ? filter : none)
  }
  const pattern = compilePattern(first.text)
  return ({ folded }) => (pattern.error === null && pattern.matches(folded) ? filter : none)
}
