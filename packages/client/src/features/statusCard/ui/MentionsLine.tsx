import type { StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { MentionLink } from '#features/content/ui/MentionLink.tsx'
import { contentTreeOf } from '#features/content/model/contentTreeOf.ts'
import { namesakes } from '#features/content/model/namesakes.ts'
import { mentionsShown } from '#features/content/model/mentionsShown.ts'
import { mentionsBeside } from '#features/statusCard/model/mentionsBeside.ts'
import css from './StatusLines.module.css'

/** Recipients of a post that are not in its text. */
export function MentionsLine({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  const [open, setOpen] = useState(false)
  if (status === undefined || status.mentions.length === 0) return null
  const mentions = mentionsBeside(status, contentTreeOf(status).nodes)
  if (mentions.length === 0) return null
  const same = namesakes(status.mentions)
  const rest = open ? 0 : mentions.length - mentionsShown
  return (
    <p className={css.mentions}>
      <span>{t('status.mentions')}</span>
      {(rest > 0 ? mentions.slice(0, mentionsShown) : mentions).map((mention) => (
        <MentionLink key={mention.id} id={mention.id} acct={mention.acct} isNamesake={same.has(mention.id)} />
      ))}
      {rest > 0 && (
        <button type="button" className={css.more} onClick={() => setOpen(true)}>
          {t('status.moreMentions', { count: rest })}
        </button>
      )}
    </p>
  )
}
