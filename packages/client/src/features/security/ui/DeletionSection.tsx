import { useState } from 'react'
import { deleteOwnAccount } from '#features/security/model/leaveAccount.ts'
import { toAlias } from '#features/security/model/changeAlias.ts'
import { handleAtServer } from '#features/session/model/handleAtServer.ts'
import { useOpenSessions } from '#features/signIn/model/OpenSessions.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useStoredAccount } from '#features/session/model/useStoredAccount.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { SettingsForm } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import css from './security.module.css'

/** Long enough for the next page to be there, and then to be read. */
const noticeMs = 10_000

/** Deletes the account after two confirmations: a dialog, and its name typed. */
export function DeletionSection() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection id="deletion" title={t('accountSettings.deletion.title')} hint={t('accountSettings.deletion.hint')}>
      <div className={css.actions}>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {t('accountSettings.deletion.open')}
        </Button>
      </div>
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const sessions = useOpenSessions()
  const known = useStoredAccount()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { busy, failure, send } = useSubmit()
  const handle = known ? handleAtServer(known) : ''
  const isNamed = [known?.acct, toAlias(handle)].includes(toAlias(name))

  function submit(): void {
    setTried(true)
    if (!isNamed || password === '') return
    void send(async () => {
      const error = await deleteOwnAccount(session, password)
      if (error === null) {
        sessions.showNotice(session.device.accounts.current(), {
          level: 'success',
          messageKey: 'accountSettings.deletion.done',
          args: { handle },
          timeout: noticeMs,
        })
      }
      return error && { key: 'accountSettings.deletion.failed', args: { error } }
    })
  }

  return (
    <Dialog title={t('accountSettings.deletion.confirm')} closeLabel={t('general.close')} onClose={onClose} size="small">
      <SettingsForm
        label={t('accountSettings.deletion.confirm')}
        submit={t('accountSettings.deletion.submit')}
        tone="danger"
        busy={busy}
        failure={failure}
        onSubmit={submit}
        actions={
          <Button onClick={onClose} data-autofocus>
            {t('general.cancel')}
          </Button>
        }
      >
        <p>{t('accountSettings.deletion.lost', { handle })}</p>
        <TextField
          label={t('accountSettings.deletion.type', { handle: `@${known?.acct ?? ''}` })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          error={isTried && !isNamed ? t('accountSettings.deletion.mismatch') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <OwnPasswordField value={password} error={isTried && password === '' ? t('form.required') : undefined} onChange={setPassword} />
      </SettingsForm>
    </Dialog>
  )
}
