import { line, lineOrNull, readId, requireRecord, urlOrNull } from './read.ts'
import type { BookmarkFolderId } from './model.ts'

/** A folder of the reader's bookmarks. A bookmark is in one folder, or in none. */
export interface BookmarkFolder {
  readonly id: BookmarkFolderId
  /** Plain text. */
  readonly name: string
  /** A character, or the shortcode of an emoji of the server, without colons. */
  readonly emoji: string | null
  /** Image of a custom emoji; null for a character. */
  readonly emojiUrl: string | null
}

/** Throws DecodeError without an id. */
export function decodeBookmarkFolder(value: unknown): BookmarkFolder {
  const raw = requireRecord(value, 'bookmark folder')
  return {
    id: readId(raw.id, 'bookmark folder.id'),
    name: line(raw.name),
    emoji: lineOrNull(line(raw.emoji).replaceAll(':', '')),
    emojiUrl: urlOrNull(raw.emoji_url),
  }
}
