import { flag, readId, requireRecord, text } from './read.ts'
import type { ListId } from './model.ts'

/** A list of accounts that its owner made. */
export interface UserList {
  readonly id: ListId
  /** Plain text. */
  readonly title: string
  /** Its posts do not show in the home timeline. */
  readonly exclusive: boolean
}

/** Throws DecodeError without an id. */
export function decodeUserList(value: unknown): UserList {
  const raw = requireRecord(value, 'list')
  return { id: readId(raw.id, 'list.id'), title: text(raw.title), exclusive: flag(raw.exclusive) }
}
