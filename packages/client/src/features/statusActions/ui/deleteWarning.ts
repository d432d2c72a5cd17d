import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { ActionScope } from '#features/actions/ui/Action.ts'

/** The consequences of deleting a post. Staff also see its author. */
export function deleteWarning({ accountId }: StatusRecord, { session }: ActionScope): Message {
  if (accountId === session.me) return { key: 'post.delete.text' }
  const author = session.entities.accounts.get(accountId)
  return { key: 'post.delete.others', args: { name: author ? nameAndHandleText(author) : '…' } }
}
