import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#data/entities/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { MentionLink } from '#parts/account/MentionLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { replyIcon } from '#ui/icons/reply.ts'
import css from './StatusLines.module.css'

/** Whom a post answers, as a faint line that leads to the answered post. */
export function StatusThreadLine({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  if (status === undefined || status.inReplyToAccountId === null) return null
  return (
    <p className={css.line}>
      <a className={css.reply} href={status.inReplyToId === null ? undefined : `/notice/${status.inReplyToId}`}>
        <Icon path={replyIcon} />
        {t('status.replyTo')}
      </a>
      <MentionLink id={status.inReplyToAccountId} acct={status.inReplyToAcct} />
    </p>
  )
}
