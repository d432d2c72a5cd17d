import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { PostPreview } from '#features/statusCard/ui/PostPreview.tsx'
import { StatusMenuButton } from '#features/statusActions/ui/StatusMenuButton.tsx'
import { StatusError } from '#features/statusCard/ui/StatusError.tsx'
import css from './ReportedPosts.module.css'

/** The posts that a report names, each with its menu. */
export function ReportedPosts({ ids }: { ids: readonly StatusId[] }) {
  const t = useT()
  if (ids.length === 0) return null
  return (
    <ul className={css.posts} aria-label={t('reports.posts')}>
      {ids.map((id) => (
        <ReportPost key={id} id={id} />
      ))}
    </ul>
  )
}

function ReportPost({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  if (status === undefined || status.deleted) return <li className={css.gone}>{t('reports.postGone')}</li>
  return (
    <li>
      <div className={css.post}>
        <PostPreview id={id} />
        <StatusMenuButton id={id} />
      </div>
      <StatusError id={id} />
    </li>
  )
}
