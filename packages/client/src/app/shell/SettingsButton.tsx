import { useT } from '#i18n/useT.ts'
import { openSettings } from '#features/navigation/model/openSettings.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Icon } from '#ui/Icon.tsx'
import { settingsIcon } from '#ui/icons/settings.ts'

import css from './SignOutButton.module.css'

/** A row that opens the settings. `onOpen` closes its container before the dialog takes the focus. */
export function SettingsButton({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const navigation = useNavigation()
  const open = () => {
    onOpen()
    openSettings(navigation)
  }
  return (
    <button type="button" className={css.row} onClick={open}>
      <Icon path={settingsIcon} />
      {t('settingsWindow.open')}
    </button>
  )
}
