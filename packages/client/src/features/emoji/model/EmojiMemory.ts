import { createCell, type Cell } from '@rookery/store/Cell'
import { isRecord } from '#lib/isRecord.ts'
import { createStoredSlot } from '#features/session/model/Slot.ts'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { skinTones, type SkinTone } from './skinTones.ts'

/** A user's emoji preferences. */
export interface EmojiHabits {
  /** Recently used emoji, latest first: a character, or `:shortcode:`. */
  readonly recent: readonly string[]
  readonly tone: SkinTone
}

/** The emoji preferences that the device stores for an account. */
export interface EmojiMemory extends Cell<EmojiHabits> {
  /** Moves an emoji to the front. Those of other servers, which have an @ in their name, cannot be used again. */
  use(name: string): Promise<void>
  setTone(tone: SkinTone): Promise<void>
}

/** Maximum number (spec 2, section 9). */
const max = 42

const key = 'emoji'

export const emojiMemoryOf = createStoredSlot('emoji', async (storage) => {
  const stored = readHabits(await storage.get(key))
  return () => createEmojiMemory(storage, stored)
})

function createEmojiMemory(storage: AccountStorage, storedValue: EmojiHabits): EmojiMemory {
  const habits = createCell(storedValue)
  /** Another window may have written meanwhile. */
  async function change(to: (before: EmojiHabits) => EmojiHabits): Promise<void> {
    habits.set(to(habits.get()))
    const stored = readHabits(await storage.get(key))
    const next = to({ ...habits.get(), recent: joined(habits.get().recent, stored.recent) })
    habits.set(next)
    await storage.set(key, next)
  }
  return {
    get: habits.get,
    subscribe: habits.subscribe,
    async use(name) {
      if (name.includes('@')) return
      await change(({ recent, tone }) => ({ recent: joined([name], recent), tone }))
    },
    setTone: (tone) => change(({ recent }) => ({ recent, tone })),
  }
}

/** The first list, then the items that only the second has. */
function joined(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...new Set([...first, ...second])].slice(0, max)
}

function readHabits(raw: unknown): EmojiHabits {
  const { recent, tone } = isRecord(raw) ? raw : {}
  return {
    recent: Array.isArray(recent)
      ? joined(
          recent.filter((name) => typeof name === 'string' && !name.includes('@')),
          [],
        )
      : [],
    tone: skinTones.find((one) => one === tone) ?? 0,
  }
}
