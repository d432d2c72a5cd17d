import { useState } from 'react'
import { useOpenSessions } from '#features/signIn/model/OpenSessions.ts'
import { changePassword } from '#features/security/model/changePassword.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SettingsForm } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'

const none = { password: '', newPassword: '', confirmation: '' }

const noticeMs = 15_000

/** Another password. It ends every sign-in of the account; this device signs in again by itself where it can. */
export function PasswordSection() {
  const t = useT()
  const session = useSession()
  const sessions = useOpenSessions()
  const [typed, setTyped] = useState(none)
  const [isTried, setTried] = useState(false)
  const { busy, failure, send } = useSubmit()
  const requiredError = (value: string) => (isTried && value === '' ? t('form.required') : undefined)
  const differs = isTried && typed.newPassword !== typed.confirmation ? t('accountSettings.password.mismatch') : undefined

  async function submit(): Promise<void> {
    setTried(true)
    if (Object.values(typed).includes('') || typed.newPassword !== typed.confirmation) return
    await send(async () => {
      const result = await changePassword(session, typed)
      if (result.kind === 'failed') return { key: 'accountSettings.password.failed', args: { error: result.error } }
      setTyped(none)
      setTried(false)
      // The notices of this session go with it: the next one says that it is done.
      if (result.kind === 'renewed')
        sessions.showNotice(result.account, { level: 'success', messageKey: 'accountSettings.password.done', timeout: noticeMs })
      else session.notices.show({ level: 'warning', messageKey: 'accountSettings.password.signInAgain' })
      return null
    })
  }

  return (
    <SettingsSection id="password" title={t('accountSettings.password.title')} hint={t('accountSettings.password.hint')}>
      <SettingsForm
        label={t('accountSettings.password.title')}
        submit={t('accountSettings.password.submit')}
        busy={busy}
        failure={failure}
        onSubmit={() => void submit()}
      >
        <OwnPasswordField
          value={typed.password}
          error={requiredError(typed.password)}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        <PasswordField
          label={t('accountSettings.password.new')}
          revealLabel={t('accountSettings.password.showNew')}
          name="new_password"
          autoComplete="new-password"
          value={typed.newPassword}
          error={requiredError(typed.newPassword)}
          required
          onChange={(event) => setTyped({ ...typed, newPassword: event.currentTarget.value })}
        />
        <PasswordField
          label={t('accountSettings.password.confirmation')}
          revealLabel={t('accountSettings.password.showConfirmation')}
          name="new_password_confirmation"
          autoComplete="new-password"
          value={typed.confirmation}
          error={requiredError(typed.confirmation) ?? differs}
          required
          onChange={(event) => setTyped({ ...typed, confirmation: event.currentTarget.value })}
        />
      </SettingsForm>
    </SettingsSection>
  )
}
