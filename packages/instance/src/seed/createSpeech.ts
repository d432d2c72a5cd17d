import type { Speech } from '../host/lively.ts'
import { cast } from './cast.ts'
import { randomFrom } from './createRandom.ts'
import { composePost, composeReply } from './simulate.ts'

/** Texts of the seeded accounts, each in its own style; accounts that registered later have none. */
export function createSpeech(next: () => number): Speech {
  const random = randomFrom(next)
  const spoken = new Set<string>()
  const personOf = (acct: string) => cast.find((person) => person.acct === acct && person.pace > 0)
  return {
    post(acct) {
      const person = personOf(acct)
      if (!person) return null
      const { text = '', language } = composePost(person, random, spoken)
      return { text, format: person.voice === 'markdown' ? 'text/markdown' : 'text/plain', language }
    },
    reply(acct, to) {
      const person = personOf(acct)
      if (!person) return null
      const { text = '', language } = composeReply(person, random.pick(person.subjects), random)
      return { text: random.chance(0.7) ? `@${to} ${text}` : text, format: 'text/plain', language }
    },
    reactions: ['❤️', '👍', '😂', '🔥', '🪶', '🐦', '☕', '👀', '🎉', '🌊', 'rook_party', 'duck', 'sunny', 'loaf'],
  }
}
