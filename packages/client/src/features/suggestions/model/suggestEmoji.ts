import type { UnicodeEmoji } from '@rookery/api/calls/unicodeEmoji'
import { emojiMemoryOf } from '#features/emoji/model/EmojiMemory.ts'
import { newestDrawn } from '#features/emoji/model/drawnVersions.ts'
import type { PickerEmoji, StandardEmoji } from '#features/emoji/model/PickerEmoji.ts'
import { findableEmoji, searchEmoji, type FindableEmoji } from '#features/emoji/model/searchEmoji.ts'
import { withAddedEmoji } from '#features/emoji/model/withAddedEmoji.ts'
import { withTone } from '#features/emoji/model/skinTones.ts'
import { loadStandardEmoji } from '#features/emoji/model/standardEmoji.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { addedEmojiQuery, serverEmojiQuery } from '#features/emoji/model/pickerPictures.ts'
import type { Session } from '#features/session/model/Session.ts'

const known = new WeakMap<readonly PickerEmoji[], readonly FindableEmoji[]>()
const merged = new WeakMap<readonly StandardEmoji[], { readonly added: readonly UnicodeEmoji[]; readonly all: readonly StandardEmoji[] }>()

/** Always the same list. */
const none: readonly never[] = []

/** The first emoji that a beginning may mean. Those of the server are missing where they cannot be had. */
export async function suggestEmoji(session: Session, language: string, query: string, most: number): Promise<readonly PickerEmoji[]> {
  const [table, added, server, memory] = await Promise.all([
    loadStandardEmoji(language),
    queriesOf(session)
      .query(addedEmojiQuery(session))
      .catch(() => none),
    // The picker says why they are missing; here nobody asked for them in particular.
    queriesOf(session)
      .query(serverEmojiQuery(session))
      .catch(() => []),
    emojiMemoryOf.ready(session),
  ])
  const standard = allOf(table, added)
  const { tone } = memory.get()
  const newest = newestDrawn(document)
  const found = searchEmoji([...findableOf(server), ...findableOf(standard)], query)
  return found
    .filter((emoji) => emoji.kind === 'server' || emoji.version <= newest)
    .slice(0, most)
    .map((emoji) => (emoji.kind === 'standard' && emoji.hasTones ? { ...emoji, character: withTone(emoji.character, tone) } : emoji))
}

/** Returns the same list for the same file, because indexes are cached by list. */
function allOf(table: readonly StandardEmoji[], added: readonly UnicodeEmoji[]): readonly StandardEmoji[] {
  const before = merged.get(table)
  if (before?.added === added) return before.all
  const all = withAddedEmoji(table, added)
  merged.set(table, { added, all })
  return all
}

function findableOf(emojis: readonly PickerEmoji[]): readonly FindableEmoji[] {
  const findable = known.get(emojis) ?? findableEmoji(emojis)
  known.set(emojis, findable)
  return findable
}
