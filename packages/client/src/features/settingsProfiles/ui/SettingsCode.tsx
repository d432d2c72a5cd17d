import { useEffect, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { longestSettingsAddress, settingsAddress } from '#features/settings/model/settingsAddress.ts'
import { useT } from '#i18n/useT.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { copyIcon } from '#ui/icons/copy.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { copyWords } from '#features/settingsProfiles/model/copyWords.ts'
import { LazyQrCode } from '#ui/LazyQrCode.ts'
import { backupOf } from '#features/settingsProfiles/model/saveBackup.ts'
import css from './SettingsCode.module.css'

/** All that was chosen as a QR code, which the camera of another device reads. */
export function SettingsCode({ onClose }: { onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    const show = async () => {
      const made = await settingsAddress(location.origin, await backupOf(session, { withTheme: true }))
      if (isShown) setAddress(made)
    }
    void show()
    return () => {
      isShown = false
    }
  }, [session])
  const fits = address !== null && address.length <= longestSettingsAddress
  return (
    <Dialog
      title={t('settingsCode.title')}
      closeLabel={t('general.close')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('general.close')}</Button>
          {fits && (
            <Button icon={copyIcon} onClick={() => void copyWords(session, address)}>
              {t('settingsCode.copy')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        {address === null && <Spinner label={t('general.loading')} />}
        {fits && (
          <>
            <p>{t('settingsCode.explain')}</p>
            <Part waiting={<Spinner label={t('general.loading')} />}>
              <LazyQrCode text={address} label={t('settingsCode.label')} isLong />
            </Part>
            <p className={css.note}>{t('settingsCode.private')}</p>
          </>
        )}
        {address !== null && !fits && <p>{t('settingsCode.tooMuch', { length: address.length, max: longestSettingsAddress })}</p>}
      </div>
    </Dialog>
  )
}
