import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { MutingSettings } from '#features/settingControls/ui/MutingSettings.tsx'
import { SettingControl } from '#features/settingControls/ui/SettingControl.tsx'
import { SettingList } from '#features/settingControls/ui/SettingList.tsx'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'

import css from './Preferences.module.css'

/** Device settings: look, language, display of new posts, keyboard. */
export function Preferences({ onShowKeys, onShowSettings }: { onShowKeys: () => void; onShowSettings?: () => void }) {
  const t = useT()
  const isMember = useSession().me !== null
  return (
    <div className={css.preferences}>
      <SettingList tab="general" />
      <SettingList tab="members" />
      <Button tone="quiet" onClick={onShowKeys}>
        {t('keys.list')}
      </Button>
      {isMember && onShowSettings && (
        <Button tone="quiet" onClick={onShowSettings}>
          {t('settingsWindow.all')}
        </Button>
      )}
      {isMember && (
        <Disclosure summary={t('notifications.title')}>
          <SettingControl setting="notificationVisibility" />
        </Disclosure>
      )}
      <Disclosure summary={t('muting.title')}>
        <MutingSettings />
      </Disclosure>
    </div>
  )
}
