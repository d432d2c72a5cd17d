import { objectOrNull } from './optional.ts'
import { array, fields, record, textOrEmpty } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

export interface UnicodeEmoji {
  readonly name: string
  readonly character: string
  /** `smileys-and-emotion` …; null where the file has no groups. */
  readonly group: string | null
}

/** An admin's own emoji file, empty where there is none: either `{name: character}` or groups of `{emoji, slug}`. */
export async function list(client: ApiClient, { signal }: CallOptions = {}): Promise<UnicodeEmoji[]> {
  return decodeUnicodeEmoji((await objectOrNull(client, '/static/emoji.json', signal)) ?? {})
}

function decodeUnicodeEmoji(value: unknown): UnicodeEmoji[] {
  return Object.entries(fields(value)).flatMap(([key, entry]): UnicodeEmoji[] => {
    if (typeof entry === 'string') return [{ name: key, character: entry, group: null }]
    return array(entry).flatMap((item) => {
      const raw = record(item)
      const character = textOrEmpty(raw?.emoji)
      return raw && character ? [{ name: textOrEmpty(raw.slug) || textOrEmpty(raw.name), character, group: key }] : []
    })
  })
}
