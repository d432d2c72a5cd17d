import { useState } from 'react'
import { recoveryCodesOf } from '#features/security/model/recoveryCodesOf.ts'
import { newRecoveryCodes } from '#features/security/model/secondFactor.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormFailure } from '#features/settingControls/ui/SettingsForm.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import css from './security.module.css'

/** Creates recovery codes. If others may exist it asks first, because those stop working. */
export function NewRecoveryCodes({ isFirst }: { isFirst: boolean }) {
  const t = useT()
  const session = useSession()
  const [isAsking, setAsking] = useState(false)
  const { busy, failure, send } = useSubmit()

  function make(): void {
    setAsking(false)
    void send(async () => {
      const codes = await newRecoveryCodes(session)
      if ('error' in codes) return { key: 'accountSettings.codes.failed', args: { error: codes.error } }
      recoveryCodesOf(session).set(codes)
      return null
    })
  }

  return (
    <>
      <p className={css.text}>{t('accountSettings.codes.hint')}</p>
      <FormFailure>{failure && messageText(t, failure)}</FormFailure>
      <div className={css.actions}>
        <Button busy={busy} onClick={() => (isFirst ? make() : setAsking(true))}>
          {t('accountSettings.codes.renew')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('accountSettings.codes.renew')}
          confirmLabel={t('accountSettings.codes.renew')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger
          onConfirm={make}
          onCancel={() => setAsking(false)}
        >
          {t('accountSettings.codes.renewText')}
        </ConfirmDialog>
      )}
    </>
  )
}
