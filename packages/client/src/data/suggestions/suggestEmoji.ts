import { emojiMemoryOf } from '#data/emoji/EmojiMemory.ts'
import { newestDrawn } from '#data/emoji/drawnVersions.ts'
import type { PickerEmoji } from '#data/emoji/PickerEmoji.ts'
import { findableEmoji, searchEmoji, type FindableEmoji } from '#data/emoji/searchEmoji.ts'
import { withTone } from '#data/emoji/skinTones.ts'
import { loadStandardEmoji } from '#data/emoji/standardEmoji.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import { serverEmojiQuery } from '#data/queries/pickerPictures.ts'
import type { Session } from '#data/session/Session.ts'

const known = new WeakMap<readonly PickerEmoji[], readonly FindableEmoji[]>()

/** The first emoji that a beginning may mean. Those of the server are missing where they cannot be had. */
export async function suggestEmoji(session: Session, language: string, query: string, most: number): Promise<readonly PickerEmoji[]> {
  const [standard, server, memory] = await Promise.all([
    loadStandardEmoji(language),
    // The picker says why they are missing; here nobody asked for them in particular.
    queriesOf(session)
      .query(serverEmojiQuery(session))
      .catch(() => []),
    emojiMemoryOf.ready(session),
  ])
  const { tone } = memory.get()
  const newest = newestDrawn(document)
  const found = searchEmoji([...findableOf(server), ...findableOf(standard)], query)
  return found
    .filter((emoji) => emoji.kind === 'server' || emoji.version <= newest)
    .slice(0, most)
    .map((emoji) => (emoji.kind === 'standard' && emoji.hasTones ? { ...emoji, character: withTone(emoji.character, tone) } : emoji))
}

function findableOf(emojis: readonly PickerEmoji[]): readonly FindableEmoji[] {
  const findable = known.get(emojis) ?? findableEmoji(emojis)
  known.set(emojis, findable)
  return findable
}
