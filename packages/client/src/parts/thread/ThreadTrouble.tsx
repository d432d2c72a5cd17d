import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useIsBefore } from '#parts/feed/useIsBefore.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useThreadSurface } from './ThreadSurface.ts'
import { whyNot } from './whyNot.ts'

/** Under what is known of a conversation: why the rest did not come, and what can be done about it. */
export function ThreadTrouble() {
  const t = useT()
  const { threads, me } = useSession()
  const { opened } = useThreadSurface()
  const { error, loading } = useThread(opened)
  const isTooEarly = useIsBefore(error?.retryAt ?? null)
  if (error === null) return null
  const why = whyNot(error, me !== null)
  const gone = error.lacks === 'post' ? 'thread.goneMeanwhile' : 'thread.notShown'
  return (
    <>
      {/* Said anew when it failed anew. */}
      <p role="alert">
        {loading ? '\u00a0' : why === 'failed' ? messageText(t, error.message) : t(why === 'gone' ? gone : 'thread.signInFirst')}
      </p>
      {why === 'signIn' ? (
        <LinkButton size="small" href="/login">
          {t('shell.login')}
        </LinkButton>
      ) : (
        <Button size="small" onClick={() => void threads.openThread(opened)} busy={loading || isTooEarly}>
          {t('general.retry')}
        </Button>
      )}
    </>
  )
}
