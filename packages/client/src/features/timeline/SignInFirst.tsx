import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lockIcon } from '#ui/icons/lock.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** In the place of a timeline that only members have, where the address has no guard (spec 1, section 2). */
export function SignInFirst({ title }: { title: string }) {
  const t = useT()
  return (
    <Screen title={title}>
      <EmptyState icon={lockIcon} action={<LinkButton href="/login">{t('shell.login')}</LinkButton>}>
        {t('timeline.signInFirst')}
      </EmptyState>
    </Screen>
  )
}
