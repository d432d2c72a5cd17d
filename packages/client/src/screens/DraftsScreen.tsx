import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { DraftList } from '#features/composer/ui/DraftList.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** `/drafts`: all unposted texts, for any target. */
export function DraftsScreen() {
  const t = useT()
  const { me } = useSession()
  return (
    <Screen title={t('drafts.title')} flush>
      {me === null ? (
        <SignInPrompt>{t('signInFirst.own')}</SignInPrompt>
      ) : (
        <Part waiting={<Spinner />}>
          <DraftList />
        </Part>
      )}
    </Screen>
  )
}
