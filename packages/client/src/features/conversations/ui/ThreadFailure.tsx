import type { LoadError } from '#features/notices/model/LoadError.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useThread } from '#features/threads/model/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { whyNot } from '#features/conversations/model/whyNot.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { threadsOf } from '#features/threads/model/Threads.ts'

/** Shown instead of an unknown conversation. */
export function ThreadFailure({ error }: { error: LoadError }) {
  const t = useT()
  const session = useSession()
  const { me } = session
  const threads = threadsOf(session)
  const { opened } = useThreadSurface()
  const { loading } = useThread(opened)
  const isTooEarly = useIsBefore(error.retryAt)
  const why = whyNot(error, me !== null)
  if (why === 'signIn') return <SignInPrompt>{t('thread.signInFirst')}</SignInPrompt>
  if (why === 'gone') return <ErrorState>{t('thread.gone')}</ErrorState>
  return (
    <ErrorState retry={{ label: t('general.retry'), onRetry: () => void threads.openThread(opened, true), busy: loading || isTooEarly }}>
      {messageText(t, error.message)}
    </ErrorState>
  )
}
