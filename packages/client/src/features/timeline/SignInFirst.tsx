import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lockIcon } from '#ui/icons/lock.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/**
 * In the place of a timeline that only members have, where nothing led the visitor elsewhere (spec 1, section 2):
 * one of the reader's own, or one that the server closes to visitors.
 */
export function SignInFirst({ title, isClosed = false }: { title: string; isClosed?: boolean }) {
  const t = useT()
  return (
    <Screen title={title}>
      <EmptyState icon={lockIcon} action={<LinkButton href="/login">{t('shell.login')}</LinkButton>}>
        {t(isClosed ? 'signInFirst.closed' : 'signInFirst.own')}
      </EmptyState>
    </Screen>
  )
}
