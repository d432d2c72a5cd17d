import { useT } from '#i18n/useT.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'

/**
 * Replaces a timeline for signed-in users that does not redirect visitors (spec 1, section 2): the user's own, or one that the server
 * closes to visitors.
 */
export function SignInFirst({ title, isClosed = false }: { title: string; isClosed?: boolean }) {
  const t = useT()
  return (
    <Screen title={title}>
      <SignInPrompt>{t(isClosed ? 'signInFirst.closed' : 'signInFirst.own')}</SignInPrompt>
    </Screen>
  )
}
