import { isTrue, line, readId, requireRecord } from './read.ts'
import type { ListId } from './model.ts'

/** The replies that a list's timeline shows: to accounts that the reader follows, to members of the list, or none. */
export type RepliesPolicy = 'followed' | 'list' | 'none'

/** A list of accounts that its owner made. */
export interface UserList {
  readonly id: ListId
  /** Plain text. */
  readonly title: string
  /** Its posts do not show in the home timeline. */
  readonly exclusive: boolean
  /** null where the server has no such rule. */
  readonly repliesPolicy: RepliesPolicy | null
}

/** The rules of a list that some servers have. */
export type ListRules = Partial<Pick<UserList, 'exclusive' | 'repliesPolicy'>>

const policies: readonly RepliesPolicy[] = ['followed', 'list', 'none']

/** Throws DecodeError without an id. */
export function decodeUserList(value: unknown): UserList {
  const raw = requireRecord(value, 'list')
  return {
    id: readId(raw.id, 'list.id'),
    title: line(raw.title),
    exclusive: isTrue(raw.exclusive),
    repliesPolicy: policies.find((policy) => policy === raw.replies_policy) ?? null,
  }
}
