import { useThread } from '#features/threads/model/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { ThreadErrorMessage } from './ThreadErrorMessage.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import css from './ThreadFooter.module.css'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useCellPart } from '#lib/useCell.ts'

/** Under a conversation that began on another server: a link there, because that server may know more of it. */
function OriginalThreadLink() {
  const t = useT()
  const { view } = useThreadSurface()
  const first = useStatus(useCellPart(view.image, ({ tree }) => tree.keys().next().value ?? null))
  if (first === undefined || first.isLocal || first.deleted || first.url === null) return null
  return (
    <a className={css.way} href={first.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {t('thread.elsewhere', { host: new URL(first.url).host })}
    </a>
  )
}

/** Footer of a conversation: loading, or the error. */
export function ThreadFooter() {
  const t = useT()
  const { opened } = useThreadSurface()
  const { loading, loaded, error } = useThread(opened)
  return (
    <div className={css.foot}>
      {loading && !loaded && error === null && <Spinner label={t('thread.loading')} />}
      {error !== null && (
        <div className={css.error}>
          <ThreadErrorMessage />
          <OriginalThreadLink />
        </div>
      )}
      {loaded && error === null && <OriginalThreadLink />}
    </div>
  )
}
