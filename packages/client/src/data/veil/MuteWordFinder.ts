import type { Entities } from '#data/entities/Entities.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import { wordsOfText, type MuteWords, type WordsOfText } from './muteWords.ts'
import { statusText } from './statusText.ts'

/** Looks for mute words in posts: each version of a post is read once, and compared once with each list. */
export function createMuteWordFinder({ polls }: Pick<Entities, 'polls'>) {
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

  return {
    /** The word of the list that hits the post; null when none does. */
    find(list: MuteWords, status: StatusRecord): string | null {
      if (list.isEmpty) return null
      const words = read(status)
      const known = hits.get(words)
      if (known?.by === list) return known.word
      const word = list.hit(words)
      hits.set(words, { by: list, word })
      return word
    },
  }
}
