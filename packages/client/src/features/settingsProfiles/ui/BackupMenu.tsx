import { createContext, use, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'
import { databaseIcon } from '#ui/icons/database.ts'
import { fileExportIcon } from '#ui/icons/fileExport.ts'
import { fileImportIcon } from '#ui/icons/fileImport.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { saveBackup } from '#features/settingsProfiles/model/saveBackup.ts'

/** Opens the window that restores a backup. */
const RestoreContext = createContext<() => void>(() => undefined)

/** Backup and restore of the settings (spec 3, section 2). */
export function BackupMenu() {
  const t = useT()
  const [isRestoring, setRestoring] = useState(false)
  return (
    <RestoreContext value={() => setRestoring(true)}>
      <MenuButton icon={databaseIcon} label={t('settingsFile.menu')} load={loadEntries} onFailure={() => undefined} />
      {isRestoring && <RestoreDialog onClose={() => setRestoring(false)} />}
    </RestoreContext>
  )
}

const loadEntries = () => Promise.resolve(BackupEntries)

/** Two kinds of backup, and the way back from one. */
function BackupEntries(props: MenuProps) {
  const t = useT()
  const session = useSession()
  const restore = use(RestoreContext)
  const backUp = (withTheme: boolean) => void saveBackup(session, { withTheme })
  return (
    <MenuPopup {...props}>
      <MenuItem icon={fileExportIcon} onSelect={() => backUp(false)}>
        {t('settingsFile.backup')}
      </MenuItem>
      <MenuItem icon={fileExportIcon} onSelect={() => backUp(true)}>
        {t('settingsFile.backupWithTheme')}
      </MenuItem>
      <MenuItem icon={fileImportIcon} onSelect={restore}>
        {t('settingsFile.restore')}
      </MenuItem>
    </MenuPopup>
  )
}
