'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import type { LoadError } from '#data/feeds/LoadError.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useIsBefore } from '#parts/feed/useIsBefore.ts'
import { SignInPrompt } from '#parts/screen/SignInPrompt.tsx'
import { useThreadSurface } from '#parts/thread/useThreadSurface.ts'
import { whyNot } from '#parts/thread/whyNot.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { threadsOf } from '#data/threads/Threads.ts'

/** Shown instead of a conversation of which nothing is known. */
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
