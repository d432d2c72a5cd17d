import { useState } from 'react'
import { disableTotp } from '#features/security/model/secondFactor.ts'
import { recoveryCodesOf } from '#features/security/model/recoveryCodesOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsForm } from '#features/settingControls/ui/SettingsForm.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'

/** Signing in takes the password alone again. */
export function DisableMfa({ onEnd }: { onEnd: () => void }) {
  const t = useT()
  const session = useSession()
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { busy, failure, send } = useSubmit()

  async function submit(): Promise<void> {
    setTried(true)
    if (password === '') return
    const isDone = await send(async () => {
      const error = await disableTotp(session, password)
      return error && { key: 'accountSettings.mfa.disableFailed', args: { error } }
    })
    if (!isDone) return
    recoveryCodesOf(session).set(null)
    onEnd()
  }

  return (
    <SettingsForm
      label={t('accountSettings.mfa.disable')}
      submit={t('accountSettings.mfa.disable')}
      tone="danger"
      busy={busy}
      failure={failure}
      onSubmit={() => void submit()}
      actions={<Button onClick={onEnd}>{t('general.cancel')}</Button>}
    >
      <OwnPasswordField value={password} error={isTried && password === '' ? t('form.required') : undefined} onChange={setPassword} />
    </SettingsForm>
  )
}
