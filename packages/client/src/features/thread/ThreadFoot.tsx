import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useThreadSurface } from '#parts/thread/ThreadSurface.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import css from './ThreadFoot.module.css'
import { whyNot } from './whyNot.ts'

/** What stands under a conversation: that the rest is coming, or why it is not. */
export function ThreadFoot() {
  const t = useT()
  const { threads, me } = useSession()
  const { opened } = useThreadSurface()
  const { loading, loaded, error } = useThread(opened)
  const why = error && whyNot(error, me !== null)
  return (
    <div className={css.foot}>
      {loading && !loaded && <Spinner label={t('thread.loading')} />}
      {error !== null && (
        <div role="alert" className={css.error}>
          <p>{why === 'gone' ? t('thread.goneMeanwhile') : messageText(t, error.message)}</p>
          <Button onClick={() => void threads.openThread(opened)} busy={loading}>
            {t('general.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
