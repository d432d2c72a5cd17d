import { useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { fileExportIcon } from '#ui/icons/fileExport.ts'
import { fileImportIcon } from '#ui/icons/fileImport.ts'
import { qrcodeIcon } from '#ui/icons/qrcode.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { saveBackup } from '#features/settingsProfiles/model/saveBackup.ts'
import { SettingsCode } from './SettingsCode.tsx'
import css from './SettingsProfiles.module.css'

/** Transfers settings to another device if the server stores none: by file or QR code. */
export function SettingsByFile() {
  const t = useT()
  const session = useSession()
  const [isRestoring, setRestoring] = useState(false)
  const [hasCode, setCode] = useState(false)
  return (
    <div className={css.byFile}>
      <Button icon={fileExportIcon} onClick={() => void saveBackup(session, { withTheme: true })}>
        {t('settingsFile.backupWithTheme')}
      </Button>
      <Button icon={qrcodeIcon} onClick={() => setCode(true)}>
        {t('settingsCode.show')}
      </Button>
      <Button icon={fileImportIcon} onClick={() => setRestoring(true)}>
        {t('settingsFile.restore')}
      </Button>
      {hasCode && <SettingsCode onClose={() => setCode(false)} />}
      {isRestoring && <RestoreDialog onClose={() => setRestoring(false)} />}
    </div>
  )
}
