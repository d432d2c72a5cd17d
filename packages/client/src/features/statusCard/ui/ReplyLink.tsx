import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'

/** A reply by its author's name. */
export function ReplyLink({ id }: { id: StatusId }) {
  const status = useStatus(id)
  const username = useAccountField(status?.accountId ?? null, 'username')
  if (username === undefined || status?.deleted) return null
  return (
    <a href={href.status(id)}>
      <bdi dir="ltr">@{username}</bdi>
    </a>
  )
}
