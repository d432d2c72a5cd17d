import { useState } from 'react'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { changeEmail } from '#features/security/model/changeEmail.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { TextField } from '#ui/TextField.tsx'
import { SettingsForm } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { useSecurityInput } from '#features/security/model/useSecurityInput.ts'

/** Where the server writes to. */
export function EmailSection() {
  const t = useT()
  const session = useSession()
  const present = useAccountField(session.me, 'own')?.email ?? null
  const [email, setEmail] = useSecurityInput('email')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { busy, failure, send } = useSubmit()
  const requiredText = t('form.required')

  async function submit(): Promise<void> {
    setTried(true)
    if (email.trim() === '' || password === '') return
    const isDone = await send(async () => {
      const error = await changeEmail(session, { email: email.trim(), password })
      return error && { key: 'accountSettings.email.failed', args: { error } }
    })
    if (!isDone) return
    setEmail('')
    setPassword('')
    setTried(false)
    session.notices.show({ level: 'success', messageKey: 'accountSettings.email.done', timeout: 10_000 })
  }

  return (
    <SettingsSection
      id="email"
      title={t('accountSettings.email.title')}
      hint={present === null ? t('accountSettings.email.none') : t('accountSettings.email.present', { email: present })}
    >
      <SettingsForm
        label={t('accountSettings.email.title')}
        submit={t('accountSettings.email.submit')}
        busy={busy}
        failure={failure}
        onSubmit={() => void submit()}
      >
        <TextField
          label={t('accountSettings.email.new')}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          value={email}
          error={isTried && email.trim() === '' ? requiredText : undefined}
          required
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <OwnPasswordField value={password} error={isTried && password === '' ? requiredText : undefined} onChange={setPassword} />
      </SettingsForm>
    </SettingsSection>
  )
}
