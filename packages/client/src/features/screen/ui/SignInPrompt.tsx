import type { ReactNode } from 'react'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { loginFrom } from '#features/navigation/model/loginFrom.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lockIcon } from '#ui/icons/lock.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Replaces content that the server shows to members alone: the reason, and a link to sign in and return. */
export function SignInPrompt({ from, children }: { from?: string; children: ReactNode }) {
  const t = useT()
  const { pathname, search, hash } = useCell(useNavigation().address)
  return (
    <EmptyState icon={lockIcon} action={<LinkButton href={loginFrom(from ?? pathname + search + hash)}>{t('shell.login')}</LinkButton>}>
      {children}
    </EmptyState>
  )
}
