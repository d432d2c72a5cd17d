import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { RichText } from '#parts/content/RichText.tsx'
import { Screen } from '#parts/screen/Screen.tsx'

/** `/about`: what this server is. */
export function AboutScreen() {
  const t = useT()
  const { instance } = useSession().server
  return (
    <Screen title={t('about.title')}>
      <h2>
        <bdi>{instance.title}</bdi>
      </h2>
      <RichText html={instance.description} />
    </Screen>
  )
}
