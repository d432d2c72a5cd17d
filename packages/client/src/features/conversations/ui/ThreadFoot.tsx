'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useThread } from '#features/threads/model/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { ThreadTrouble } from './ThreadTrouble.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import css from './ThreadFoot.module.css'

/** What stands under a conversation: that the rest is coming, or why it is not. */
export function ThreadFoot() {
  const t = useT()
  const { opened } = useThreadSurface()
  const { loading, loaded, error } = useThread(opened)
  return (
    <div className={css.foot}>
      {loading && !loaded && error === null && <Spinner label={t('thread.loading')} />}
      {error !== null && (
        <div className={css.error}>
          <ThreadTrouble />
          <Elsewhere />
        </div>
      )}
      {loaded && error === null && <Elsewhere />}
    </div>
  )
}
