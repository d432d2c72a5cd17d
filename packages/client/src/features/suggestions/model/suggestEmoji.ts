import type { UnicodeEmoji } from '@rookery/api/calls/unicodeEmoji'
import { emojiMemoryOf } from '#data/emoji/EmojiMemory.ts'
import { newestDrawn } from '#data/emoji/drawnVersions.ts'
import type { PickerEmoji, StandardEmoji } from '#data/emoji/PickerEmoji.ts'
import { findableEmoji, searchEmoji, type FindableEmoji } from '#data/emoji/searchEmoji.ts'
import { withAddedEmoji } from '#data/emoji/withAddedEmoji.ts'
import { withTone } from '#data/emoji/skinTones.ts'
import { loadStandardEmoji } from '#data/emoji/standardEmoji.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import { addedEmojiQuery, serverEmojiQuery } from '#data/queries/pickerPictures.ts'
import type { Session } from '#data/session/Session.ts'

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
