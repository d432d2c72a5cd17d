import type { ReactNode } from 'react'

import { useSession } from '#features/session/model/useSession.ts'
import { settingsSavesOf } from '#features/settings/model/settingsSavesOf.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { BackupMenu } from '#features/settingsProfiles/ui/BackupMenu.tsx'
import css from './SettingsFooter.module.css'

/** Below every tab: expert mode, state of saving, and sign-out. */
export function SettingsFooter({ wayOut }: { wayOut: ReactNode }) {
  const t = useT()
  const session = useSession()
  const save = useCell(settingsSavesOf(session))
  return (
    <div className={css.footer}>
      <Checkbox
        label={t('settings.expertLevel')}
        checked={useSetting('expertLevel')}
        onChange={({ currentTarget }) => settingsOf(session).set('expertLevel', currentTarget.checked)}
      />
      <p className={css.save} role="status">
        {save && (
          <span key={save.turn} data-save={save.outcome}>
            {t(save.outcome === 'saved' ? 'settingsWindow.saved' : 'settingsWindow.failed')}
          </span>
        )}
      </p>
      <BackupMenu />
      {wayOut}
    </div>
  )
}
