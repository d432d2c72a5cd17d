import { count, isTrue, items, line, record, url } from './read.ts'
import { DecodeError } from './DecodeError.ts'

export interface Tag {
  /** Without `#`. */
  readonly name: string
  readonly url: string
  readonly following: boolean
  /** Newest day first; empty on Akkoma and Pleroma. */
  readonly history: readonly { readonly uses: number; readonly accounts: number }[]
}

/** Throws DecodeError without a name. */
export function decodeTag(value: unknown): Tag {
  const raw = record(value)
  const name = line(raw?.name).replace(/^#/, '')
  if (!raw || !name) throw new DecodeError('tag.name', 'name')
  return {
    name,
    url: url(raw.url),
    following: isTrue(raw.following),
    history: items(raw.history, (item) => {
      const day = record(item)
      return day && { uses: count(day.uses), accounts: count(day.accounts) }
    }),
  }
}
