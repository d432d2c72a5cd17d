import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useThread } from '#features/threads/model/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'
import { loginFrom, pathBeforeLogin } from '#features/navigation/model/loginFrom.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { whyNot } from '#features/conversations/model/whyNot.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'

/** Below the known posts of a conversation: why the rest could not be loaded, and the remedies. */
export function ThreadErrorMessage() {
  const t = useT()
  const address = useCell(useNavigation().address)
  const session = useSession()
  const { me } = session
  const threads = threadsOf(session)
  const { opened } = useThreadSurface()
  const { error, loading } = useThread(opened)
  const isTooEarly = useIsBefore(error?.retryAt ?? null)
  if (error === null) return null
  const why = whyNot(error, me !== null)
  const missingKey = error.lacks === 'post' ? 'thread.goneMeanwhile' : 'thread.notShown'
  return (
    <>
      {/* A new failure is announced again. */}
      <p role="alert">
        {loading ? '\u00a0' : why === 'failed' ? messageText(t, error.message) : t(why === 'gone' ? missingKey : 'thread.signInFirst')}
      </p>
      {why === 'signIn' ? (
        <LinkButton size="small" href={loginFrom(pathBeforeLogin(address))}>
          {t('shell.login')}
        </LinkButton>
      ) : (
        <Button size="small" onClick={() => void threads.openThread(opened, true)} busy={loading || isTooEarly}>
          {t('general.retry')}
        </Button>
      )}
    </>
  )
}
