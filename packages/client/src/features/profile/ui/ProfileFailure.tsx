import { useSession } from '#features/session/model/useSession.ts'
import { messageText } from '#features/notices/model/Message.ts'
import type { LoadError } from '#features/notices/model/LoadError.ts'
import { asksToSignIn } from '#features/session/model/asksToSignIn.ts'
import { useT } from '#i18n/useT.ts'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'

export interface ProfileFailureProps {
  error: LoadError
  /** The account is being fetched again. */
  busy: boolean
  onRetry: () => void
}

/** Replaces a profile that does not exist, or that could not be loaded. */
export function ProfileFailure({ error, busy, onRetry }: ProfileFailureProps) {
  const t = useT()
  const { me } = useSession()
  if (isDeleted(error)) {
    // A 404 says the same on every server, in words and languages of its own. A 410 may give a reason.
    return <ErrorState>{error.status === 410 && 'text' in error.message ? messageText(t, error.message) : t('profile.missing')}</ErrorState>
  }
  if (asksToSignIn(error, me !== null)) return <SignInPrompt>{t('profile.signInFirst')}</SignInPrompt>
  return (
    <ErrorState stored={messageText(t, error.message)} retry={{ label: t('general.retry'), onRetry, busy }}>
      {t('profile.error')}
    </ErrorState>
  )
}

/** The account does not exist, or does not exist any more. */
export function isDeleted({ status }: LoadError): boolean {
  return status === 404 || status === 410
}
