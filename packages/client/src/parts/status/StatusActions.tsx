import type { StatusId } from '@rookery/api/wire/model'
import { favourite } from '#data/actions/favourite.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { replyIcon } from '#ui/icons/reply.ts'
import { starIcon } from '#ui/icons/star.ts'
import { RepeatAction } from './RepeatAction.tsx'
import { useReplyTarget } from './ReplyContext.ts'
import { StatusAction } from './StatusAction.tsx'
import css from './StatusActions.module.css'
import { visitorPath } from './visitorPath.ts'

/** Reply, repeat and favourite with their counts; a visitor's lead to where they have an account. */
export function StatusActions({ id }: { id: StatusId }) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const target = useReplyTarget()
  const isAnswering = useCellPart(target, (answered) => answered === id)
  if (status === undefined) return null
  const member = session.me !== null
  const href = member ? undefined : visitorPath(status, session.server.capabilities)
  const { repliesCount, favouritesCount, favourited } = status
  return (
    <div className={css.actions} role="group" aria-label={t('status.actions')}>
      <StatusAction
        icon={replyIcon}
        tone="reply"
        count={repliesCount}
        label="status.reply"
        expanded={isAnswering}
        onActivate={member ? () => target.set(isAnswering ? null : id) : undefined}
        href={href}
      />
      <RepeatAction id={id} href={href} />
      <StatusAction
        icon={starIcon}
        tone="favourite"
        count={favouritesCount}
        label="status.favourite"
        pressed={favourited}
        onActivate={member ? () => void favourite(session, id, !favourited) : undefined}
        href={href}
      />
    </div>
  )
}
