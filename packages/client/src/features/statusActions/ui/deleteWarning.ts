import { nameWithHandle } from '#data/entities/nameWithHandle.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import type { Message } from '#data/notices/Message.ts'
import type { ActionScope } from '#parts/actions/Action.ts'

/** What is lost with a post. Staff hear whose it is. */
export function deleteWarning({ accountId }: StatusRecord, { session }: ActionScope): Message {
  if (accountId === session.me) return { key: 'post.delete.text' }
  const author = session.entities.accounts.get(accountId)
  return { key: 'post.delete.others', args: { name: author ? nameWithHandle(author) : '…' } }
}
