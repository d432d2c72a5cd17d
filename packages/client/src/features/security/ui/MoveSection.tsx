import { isolatedHandle } from '@rookery/content'
import { useState } from 'react'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { toAlias } from '#features/security/model/changeAlias.ts'
import { moveOwnAccount } from '#features/security/model/leaveAccount.ts'
import { handleAtServer } from '#features/session/model/handleAtServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useStoredAccount } from '#features/session/model/useStoredAccount.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SettingsForm } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { AliasField } from './AliasField.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import css from './security.module.css'
import { useSecurityInput } from '#features/security/model/useSecurityInput.ts'

/** Moves the followers to another account, after explaining the consequences. */
export function MoveSection() {
  const t = useT()
  const session = useSession()
  const movedTo = useAccountField(session.me, 'movedTo')
  const [target, setTarget] = useSecurityInput('target')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { busy, failure, send } = useSubmit()
  const known = useStoredAccount()

  function ask(): void {
    setTried(true)
    if (toAlias(target) !== '' && password !== '' && !busy) setAsking(true)
  }

  async function move(): Promise<void> {
    setAsking(false)
    const isDone = await send(async () => {
      const error = await moveOwnAccount(session, { target: toAlias(target), password })
      return error && { key: 'accountSettings.move.failed', args: { error } }
    })
    if (!isDone) return
    session.notices.show({
      level: 'success',
      messageKey: 'accountSettings.move.done',
      args: { target: `@${toAlias(target)}` },
      timeout: 10_000,
    })
    setTarget('')
    setPassword('')
    setTried(false)
  }

  return (
    <SettingsSection id="move" title={t('accountSettings.move.title')} hint={t('accountSettings.move.hint')}>
      {movedTo && <p>{t('accountSettings.move.moved', { target: isolatedHandle(movedTo.acct) })}</p>}
      <ul className={css.points}>
        <li>{t('accountSettings.move.followers')}</li>
        <li>{t('accountSettings.move.stays')}</li>
        <li>{t('accountSettings.move.first', { handle: known ? handleAtServer(known) : '' })}</li>
      </ul>
      <SettingsForm
        label={t('accountSettings.move.title')}
        submit={t('accountSettings.move.submit')}
        busy={busy}
        failure={failure}
        onSubmit={ask}
      >
        <AliasField label={t('accountSettings.move.target')} value={target} isTried={isTried} onChange={setTarget} />
        <OwnPasswordField value={password} error={isTried && password === '' ? t('form.required') : undefined} onChange={setPassword} />
      </SettingsForm>
      {isAsking && (
        <ConfirmDialog
          title={t('accountSettings.move.confirm', { target: `@${toAlias(target)}` })}
          confirmLabel={t('accountSettings.move.submit')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger
          onConfirm={() => void move()}
          onCancel={() => setAsking(false)}
        >
          {t('accountSettings.move.confirmText')}
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}
