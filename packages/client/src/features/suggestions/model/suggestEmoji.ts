import type { UnicodeEmoji } from '@rookery/api/calls/unicodeEmoji'
import { emojiMemoryOf } from '#features/emoji/model/EmojiMemory.ts'
import { newestDrawn } from '#features/emoji/model/drawnVersions.ts'
import type { PickerEmoji, BuiltInEmoji } from '#features/emoji/model/PickerEmoji.ts'
import { findableEmoji, searchEmoji, type FindableEmoji } from '#features/emoji/model/searchEmoji.ts'
import { withAddedEmoji } from '#features/emoji/model/withAddedEmoji.ts'
import { withTone } from '#features/emoji/model/skinTones.ts'
import { loadBuiltInEmoji } from '#features/emoji/model/builtInEmoji.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { addedEmojiQuery, serverEmojiQuery } from '#features/emoji/model/pickerImages.ts'
import type { Session } from '#features/session/model/Session.ts'

const known = new WeakMap<readonly PickerEmoji[], readonly FindableEmoji[]>()
const merged = new WeakMap<readonly BuiltInEmoji[], { readonly added: readonly UnicodeEmoji[]; readonly all: readonly BuiltInEmoji[] }>()

/** Always the same list. */
const none: readonly never[] = []

/** The first emoji that match a prefix. Custom emoji are missing if they fail to load. */
export async function suggestEmoji(session: Session, language: string, query: string, max: number): Promise<readonly PickerEmoji[]> {
  const [table, added, server, memory] = await Promise.all([
    loadBuiltInEmoji(language),
    queriesOf(session)
      .query(addedEmojiQuery(session))
      .catch(() => none),
    // The picker shows why they are missing; here they are optional.
    queriesOf(session)
      .query(serverEmojiQuery(session))
      .catch(() => []),
    emojiMemoryOf.ready(session),
  ])
  const defaultValue = allOf(table, added)
  const { tone } = memory.get()
  const newest = newestDrawn(document)
  const found = searchEmoji([...findableOf(server), ...findableOf(defaultValue)], query)
  return found
    .filter((emoji) => emoji.kind === 'server' || emoji.version <= newest)
    .slice(0, max)
    .map((emoji) => (emoji.kind === 'standard' && emoji.hasTones ? { ...emoji, character: withTone(emoji.character, tone) } : emoji))
}

/** Returns the same list for the same file, because indexes are cached by list. */
function allOf(table: readonly BuiltInEmoji[], added: readonly UnicodeEmoji[]): readonly BuiltInEmoji[] {
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
