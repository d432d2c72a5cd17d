'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useThread } from '#features/threads/model/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { ThreadErrorMessage } from './ThreadErrorMessage.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { OriginalThreadLink } from './OriginalThreadLink.tsx'
import css from './ThreadFooter.module.css'

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
