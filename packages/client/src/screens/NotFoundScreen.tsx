import { useT } from '#i18n/useT.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { searchIcon } from '#ui/icons/search.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'

/** The screen of an unknown address. */
export function NotFoundScreen() {
  const t = useT()
  return (
    <Screen title={t('notFound.title')}>
      <EmptyState icon={searchIcon} action={<LinkButton href="/">{t('notFound.home')}</LinkButton>}>
        {t('notFound.text')}
      </EmptyState>
    </Screen>
  )
}
