import type { ReactNode } from 'react'

import { href } from '#features/addresses/model/href.ts'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { IconPath } from '#ui/Icon.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

import css from './registration.module.css'

/** A page with the next step of a registration. */
export function RegistrationNotice({
  title,
  icon,
  children,
  more,
}: {
  title: string
  icon: IconPath
  children: ReactNode
  more?: ReactNode
}) {
  const t = useT()
  return (
    <Screen title={title}>
      <EmptyState
        icon={icon}
        action={
          <div className={css.ways}>
            {more}
            <LinkButton href={href.root()}>{t('registration.home')}</LinkButton>
          </div>
        }
      >
        {children}
      </EmptyState>
    </Screen>
  )
}
