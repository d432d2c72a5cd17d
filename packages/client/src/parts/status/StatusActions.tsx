import type { StatusId } from '@rookery/api/wire/model'
import { favourite } from '#data/actions/favourite.ts'
import { repeat } from '#data/actions/repeat.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { replyIcon } from '#ui/icons/reply.ts'
import { starIcon } from '#ui/icons/star.ts'
import { useReplyTarget } from './ReplyContext.ts'
import { StatusAction } from './StatusAction.tsx'
import css from './StatusActions.module.css'
import { canRepeat } from './statusRules.ts'

/** Reply, repeat and favourite with their counts; visitors see the counts alone. */
export function StatusActions({ id }: { id: StatusId }) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const target = useReplyTarget()
  if (status === undefined) return null
  const member = session.me !== null
  const { repliesCount, reblogsCount, favouritesCount, reblogged, favourited } = status
  return (
    <div className={css.actions} role="group" aria-label={t('status.actions')}>
      <StatusAction
        icon={replyIcon}
        tone="reply"
        count={repliesCount}
        label={t('status.reply', { count: repliesCount })}
        onActivate={member ? () => target.set(target.get() === id ? null : id) : undefined}
      />
      <StatusAction
        icon={repeatIcon}
        tone="repeat"
        count={reblogsCount}
        label={t('status.repeat', { count: reblogsCount })}
        pressed={reblogged}
        onActivate={member && canRepeat(status, session.me) ? () => void repeat(session, id, !reblogged) : undefined}
      />
      <StatusAction
        icon={starIcon}
        tone="favourite"
        count={favouritesCount}
        label={t('status.favourite', { count: favouritesCount })}
        pressed={favourited}
        onActivate={member ? () => void favourite(session, id, !favourited) : undefined}
      />
    </div>
  )
}
