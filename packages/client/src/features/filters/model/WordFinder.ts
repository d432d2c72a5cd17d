import type { StatusFilter } from '@rookery/api/wire/model'
import type { ListedFilter } from '@rookery/api/wire/listedFilter'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { MuteRuleSetting } from '#features/settings/model/MuteRuleSetting.ts'
import { createRuleFinder } from './RuleFinder.ts'
import { foldText } from './foldText.ts'
import { compileMuteWords, holdsPhrase, wordsOfText, type MuteWords, type WordsOfText } from './muteWords.ts'
import { statusText } from './statusText.ts'

/** Returns the mute word that a post contains, or null. */
export type FindMuteWord = (status: StatusRecord) => string | null

/** The filters that hit a post. */
export type FindFilters = (status: StatusRecord) => readonly StatusFilter[]

/** Makes lists of mute words and of filters ready for posts: each version of a post is read once for all lists, and compared once with each. */
export interface WordFinder {
  words(list: readonly string[]): FindMuteWord
  filters(list: readonly ListedFilter[]): FindFilters
  /** The user's own rules that match, as filters. */
  rules(list: readonly MuteRuleSetting[]): FindFilters
}

const none: readonly StatusFilter[] = []

export function createWordFinder({ polls }: Pick<Entities, 'polls'>, hasAddresses: () => boolean = () => true): WordFinder {
  const texts = new WeakMap<StatusRecord, { readonly poll: unknown; readonly addresses: boolean; readonly words: WordsOfText }>()
  const hits = new WeakMap<WordsOfText, { readonly by: MuteWords; readonly word: string | null }>()

  function read(status: StatusRecord): WordsOfText {
    const poll = status.pollId === null ? undefined : polls.get(status.pollId)
    const cached = texts.get(status)
    const addresses = hasAddresses()
    if (cached && cached.poll === poll && cached.addresses === addresses) return cached.words
    const words = wordsOfText(statusText(status, poll, addresses))
    texts.set(status, { poll, addresses, words })
    return words
  }

  return {
    words(list) {
      const words: MuteWords = compileMuteWords(list)
      return (status) => {
        const text = read(status)
        const known = hits.get(text)
        if (known?.by === words) return known.word
        const word = words.hit(text)
        hits.set(text, { by: words, word })
        return word
      }
    },
    filters(list) {
      const ready = list.map(({ phrase, contexts, irreversible, wholeWord }) => {
        const filter: StatusFilter = { title: phrase, action: irreversible ? 'hide' : 'warn', contexts }
        return { filter, wholeWord, part: foldText(phrase) }
      })
      const found = new WeakMap<WordsOfText, readonly StatusFilter[]>()
      return (status) => {
        const text = read(status)
        const known = found.get(text)
        if (known) return known
        const hit = ready.filter(({ part, wholeWord }) => holdsPhrase(text.folded, part, wholeWord)).map(({ filter }) => filter)
        const filters = hit.length === 0 ? none : hit
        found.set(text, filters)
        return filters
      }
    },
    rules(list) {
      const find = createRuleFinder(list)
      const found = new WeakMap<WordsOfText, readonly StatusFilter[]>()
      return (status) => {
        const text = read(status)
        const filters = found.get(text) ?? find(text)
        found.set(text, filters)
        return filters
      }
    },
  }
}
