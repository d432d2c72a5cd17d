import type { ReactNode } from 'react'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import { warningIcon } from '#ui/icons/warning.ts'

import css from './announcements.module.css'

/** An error message that can be dismissed. */
export function FailureNote({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) {
  const t = useT()
  return (
    <div className={css.alert} role="alert">
      {children && (
        <div className={css.failure}>
          <Icon path={warningIcon} />
          <p>{children}</p>
          <IconButton icon={closeIcon} label={t('general.dismiss')} onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
