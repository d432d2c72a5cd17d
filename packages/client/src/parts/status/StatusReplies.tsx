import type { StatusId } from '@rookery/api/wire/model'
import { useT } from '#i18n/useT.ts'
import { ReplyLink } from './ReplyLink.tsx'
import css from './StatusLines.module.css'

/** What answers a post, each a link that shows the reply beside it. */
export function StatusReplies({ ids }: { ids: readonly StatusId[] }) {
  const t = useT()
  if (ids.length === 0) return null
  return (
    <p className={css.mentions}>
      <span>{t('thread.replies')}</span>
      {ids.map((id) => (
        <ReplyLink key={id} id={id} />
      ))}
    </p>
  )
}
