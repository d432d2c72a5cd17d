import type { Entities } from '#data/entities/Entities.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import { compileMuteWords, wordsOfText, type MuteWords, type WordsOfText } from './muteWords.ts'
import { statusText } from './statusText.ts'

/** The mute word that hits a post; null when none does. */
export type FindMuteWord = (status: StatusRecord) => string | null

/** Makes lists of mute words ready for posts: each version of a post is read once for all lists, and compared once with each. */
export function createMuteWordFinder({ polls }: Pick<Entities, 'polls'>): (list: readonly string[]) => FindMuteWord {
  const texts = new WeakMap<StatusRecord, { readonly poll: unknown; readonly words: WordsOfText }>()
  const hits = new WeakMap<WordsOfText, { readonly by: MuteWords; readonly word: string | null }>()

  function read(status: StatusRecord): WordsOfText {
    const poll = status.pollId === null ? undefined : polls.get(status.pollId)
    const kept = texts.get(status)
    if (kept && kept.poll === poll) return kept.words
    const words = wordsOfText(statusText(status, poll))
    texts.set(status, { poll, words })
    return words
  }

  return (list) => {
    const words: MuteWords = compileMuteWords(list)
    return (status) => {
      const text = read(status)
      const known = hits.get(text)
      if (known?.by === words) return known.word
      const word = words.hit(text)
      hits.set(text, { by: words, word })
      return word
    }
  }
}
