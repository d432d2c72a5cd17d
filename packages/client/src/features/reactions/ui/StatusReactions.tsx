import type { StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { ReactionPill } from './ReactionPill.tsx'
import css from './StatusReactions.module.css'

/** 12 kinds before "+N" (spec 2, section 9). */
const shown = 12

/** The emoji people reacted with; "+N" opens the rest. Readers may keep them off timelines, not off the post they opened. */
export function StatusReactions({ id, focused = false }: { id: StatusId; focused?: boolean }) {
  const t = useT()
  const status = useStatus(id)
  const showsOnTimeline = useSetting('emojiReactionsOnTimeline')
  const [open, setOpen] = useState(false)
  if (status === undefined || status.reactions.length === 0 || !(showsOnTimeline || focused)) return null
  const rest = open ? 0 : status.reactions.length - shown
  return (
    <ul className={css.reactions} aria-label={t('status.reactions')}>
      {(rest > 0 ? status.reactions.slice(0, shown) : status.reactions).map((reaction) => (
        <li key={reaction.name}>
          <ReactionPill id={id} reaction={reaction} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button type="button" className={css.rest} aria-label={t('status.moreReactions', { count: rest })} onClick={() => setOpen(true)}>
            {t('general.moreCount', { count: rest })}
          </button>
        </li>
      )}
    </ul>
  )
}
