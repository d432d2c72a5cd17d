import { useState } from 'react'
import { totpSetupQuery } from '#features/security/model/security.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { recoveryCodesOf } from '#features/security/model/recoveryCodesOf.ts'
import { confirmTotp, newRecoveryCodes } from '#features/security/model/secondFactor.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { Button } from '#ui/Button.tsx'
import { copyIcon } from '#ui/icons/copy.ts'
import { TextField } from '#ui/TextField.tsx'
import { SettingsForm } from '#features/settingControls/ui/SettingsForm.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { copyWords } from '#features/settingsProfiles/model/copyWords.ts'
import { LazyQrCode } from '#ui/LazyQrCode.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import css from './security.module.css'

/** The secret for an authenticator as a QR code and as text, and the proof that it arrived there. */
export function MfaSetup({ onCancel }: { onCancel: () => void }) {
  const t = useT()
  const session = useSession()
  const query = useSessionQuery(totpSetupQuery(session, true))
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [codeError, setCodeError] = useState<Message | null>(null)
  const { busy, failure, send } = useSubmit()
  const requiredText = t('form.required')

  async function submit(): Promise<void> {
    setTried(true)
    setCodeError(null)
    if (code.trim() === '' || password === '') return
    await send(async () => {
      const refusal = await confirmTotp(session, { password, code: code.replace(/\s/g, '') })
      if (refusal?.field === 'code') setCodeError(refusal.error)
      if (refusal) return refusal.field === 'code' ? null : { key: 'accountSettings.mfa.failed', args: { error: refusal.error } }
      const codes = await newRecoveryCodes(session)
      // If they cannot be loaded now, the section offers to create them.
      if (!('error' in codes)) recoveryCodesOf(session).set(codes)
      return null
    })
  }

  return (
    <QueryView query={query} failed="accountSettings.mfaSetup.error">
      {({ key, provisioningUri }) => (
        <>
          <p className={css.text}>{t('accountSettings.mfa.scan')}</p>
          <div className={css.setup}>
            <Part>
              <LazyQrCode text={provisioningUri} label={t('accountSettings.mfa.qr')} />
            </Part>
            <div className={css.secret}>
              <p>{t('accountSettings.mfa.orType')}</p>
              <p className={css.key} dir="ltr">
                {key.replace(/(.{4})(?=.)/g, '$1 ')}
              </p>
              <Button size="small" icon={copyIcon} onClick={() => void copyWords(session, key)}>
                {t('accountSettings.mfa.copySecret')}
              </Button>
            </div>
          </div>
          <SettingsForm
            label={t('accountSettings.mfa.setUp')}
            submit={t('accountSettings.mfa.confirm')}
            tone="primary"
            busy={busy}
            failure={failure}
            onSubmit={() => void submit()}
            actions={<Button onClick={onCancel}>{t('general.cancel')}</Button>}
          >
            <TextField
              label={t('accountSettings.mfa.code')}
              hint={t('accountSettings.mfa.codeHint')}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              error={isTried && code.trim() === '' ? requiredText : codeError && messageText(t, codeError)}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <OwnPasswordField value={password} error={isTried && password === '' ? requiredText : undefined} onChange={setPassword} />
          </SettingsForm>
        </>
      )}
    </QueryView>
  )
}
