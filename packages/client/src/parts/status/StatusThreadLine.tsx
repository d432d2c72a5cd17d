import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#data/entities/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { MentionLink } from '#parts/account/MentionLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { replyIcon } from '#ui/icons/reply.ts'
import css from './StatusLines.module.css'

/** Whom a post answers, as a faint line that leads to the answered post; or that it answers what the reader may not see. */
export function StatusThreadLine({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  if (status === undefined) return null
  const { inReplyToAccountId: author, inReplyToAcct, inReplyToHidden, inReplyToId, parentVisible } = status
  if (author === null && inReplyToId === null && !inReplyToHidden) return null
  const leads = inReplyToId !== null && parentVisible
  const Element = leads ? 'a' : 'span'
  return (
    <p className={css.line}>
      <Element className={css.reply} href={leads ? `/notice/${inReplyToId}` : undefined}>
        <Icon path={replyIcon} />
        {leads ? t('status.replyTo') : t('status.replyToHidden', { named: author === null ? 'no' : 'yes' })}
      </Element>
      {author !== null && <MentionLink id={author} acct={inReplyToAcct} />}
    </p>
  )
}
