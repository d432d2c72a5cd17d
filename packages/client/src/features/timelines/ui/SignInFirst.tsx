import { useT } from '#i18n/useT.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'

/**
 * In the place of a timeline that only members have, where nothing led the visitor elsewhere (spec 1, section 2):
 * one of the reader's own, or one that the server closes to visitors.
 */
export function SignInFirst({ title, isClosed = false }: { title: string; isClosed?: boolean }) {
  const t = useT()
  return (
    <Screen title={title}>
      <SignInPrompt>{t(isClosed ? 'signInFirst.closed' : 'signInFirst.own')}</SignInPrompt>
    </Screen>
  )
}
