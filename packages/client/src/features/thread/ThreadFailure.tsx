import type { LoadError } from '#data/feeds/LoadError.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useIsBefore } from '#parts/feed/useIsBefore.ts'
import { useThreadSurface } from '#parts/thread/ThreadSurface.ts'
import { whyNot } from '#parts/thread/whyNot.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lockIcon } from '#ui/icons/lock.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** In the place of a conversation of which nothing is known. */
export function ThreadFailure({ error }: { error: LoadError }) {
  const t = useT()
  const { threads, me } = useSession()
  const { opened } = useThreadSurface()
  const { loading } = useThread(opened)
  const isTooEarly = useIsBefore(error.retryAt)
  const why = whyNot(error, me !== null)
  if (why === 'signIn') {
    return (
      <EmptyState icon={lockIcon} action={<LinkButton href="/login">{t('shell.login')}</LinkButton>}>
        {t('thread.signInFirst')}
      </EmptyState>
    )
  }
  if (why === 'gone') return <ErrorState>{t('thread.gone')}</ErrorState>
  return (
    <ErrorState retry={{ label: t('general.retry'), onRetry: () => void threads.openThread(opened), busy: loading || isTooEarly }}>
      {messageText(t, error.message)}
    </ErrorState>
  )
}
