import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { DraftList } from '#parts/composer/DraftList.tsx'
import { Part } from '#parts/screen/Part.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { SignInPrompt } from '#parts/screen/SignInPrompt.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** `/drafts`: all that was begun and not posted, whatever it was meant for. */
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
