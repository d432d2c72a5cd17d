import type { StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { ReplyLink } from './ReplyLink.tsx'
import css from './StatusLines.module.css'

/** Number of replies before "+N more": one line, even for hundreds of replies. */
const shown = 5

/** Replies to a post, as links with a popover. */
export function StatusReplies({ ids }: { ids: readonly StatusId[] }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  if (ids.length === 0) return null
  const rest = open ? 0 : ids.length - shown
  return (
    <p className={css.mentions}>
      <span>{t('thread.replies')}</span>
      {(rest > 0 ? ids.slice(0, shown) : ids).map((id) => (
        <ReplyLink key={id} id={id} />
      ))}
      {rest > 0 && (
        <button type="button" className={css.more} onClick={() => setOpen(true)}>
          {t('general.moreCount', { count: rest })}
        </button>
      )}
    </p>
  )
}
