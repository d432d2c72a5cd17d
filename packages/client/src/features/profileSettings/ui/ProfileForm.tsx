import { useRef, useState } from 'react'
import { useProfileDraft } from '#features/profileSettings/model/useProfileDraft.ts'
import { fieldErrors } from '#features/accounts/model/ProfileText.ts'
import { saveProfile } from '#features/profileSettings/model/saveProfile.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import { FormFailure } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { ProfileBio } from './ProfileBio.tsx'
import { ProfileConflict } from './ProfileConflict.tsx'
import { ProfileFieldsEditor } from './ProfileFieldsEditor.tsx'
import { ProfileName } from './ProfileName.tsx'
import css from './profile.module.css'

/** Milliseconds: long enough to be read and to be reached by keys. */
const undoFor = 10_000

/** The profile form. Each key press is stored on the device until the server has the text. */
export function ProfileForm() {
  const t = useT()
  const session = useSession()
  const limits = useServer(({ instance }) => instance.fieldsLimits)
  const hasBirthday = useServer(({ instance }) => instance.birthdays)
  const profile = useProfileDraft()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Message | null>(null)
  if (profile === null) return null
  const { account, draft, conflicts, change, isChanged } = profile
  const { input } = draft
  const errors = fieldErrors(input.fields, limits)
  const canSave = isChanged && conflicts.length === 0
  const isTooMuch = errors.isTooMany || errors.names.size > 0 || errors.values.size > 0

  async function save(): Promise<void> {
    if (busy || !canSave) return
    if (isTooMuch) return form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    setBusy(true)
    setFailure(null)
    const result = await saveProfile(session, draft)
    setBusy(false)
    if (result.kind === 'failed') setFailure(result.error)
    if (result.kind === 'saved') session.notices.show({ level: 'success', messageKey: 'accountSettings.profile.saved', timeout: 2000 })
  }

  function discard(): void {
    profile?.discard()
    session.notices.show({
      level: 'info',
      messageKey: 'accountSettings.profile.discarded',
      timeout: undoFor,
      action: { label: 'general.undo', run: () => change(input) },
    })
    // The pressed button was removed.
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus()
  }

  return (
    <form
      ref={form}
      className={css.form}
      aria-label={t('accountSettings.profile.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <SettingsSection id="about" title={t('accountSettings.profile.title')}>
        <ProfileName value={input.displayName} onChange={(displayName) => change({ displayName })} />
        <ProfileBio name={input.displayName} value={input.note} onChange={(note) => change({ note })} />
        {hasBirthday && (
          <div className={css.group}>
            <TextField
              label={t('accountSettings.birthday')}
              type="date"
              autoComplete="bday"
              value={input.birthday}
              onChange={(event) => change({ birthday: event.currentTarget.value })}
            />
            <Checkbox
              label={t('accountSettings.birthday.show')}
              checked={input.showBirthday}
              onChange={(event) => change({ showBirthday: event.currentTarget.checked })}
            />
          </div>
        )}
      </SettingsSection>
      <ProfileFieldsEditor account={account} fields={input.fields} errors={errors} onChange={(fields) => change({ fields })} />
      {conflicts.length > 0 && <ProfileConflict profile={profile} />}
      <FormFailure>{failure && messageText(t, failure)}</FormFailure>
      <div className={css.bar} data-sticks-to-end={isChanged ? '' : undefined}>
        <p className={css.barText} role="status">
          {isChanged && t('accountSettings.profile.kept')}
        </p>
        {isChanged && <Button onClick={discard}>{t('accountSettings.profile.discard')}</Button>}
        <Button type="submit" tone="primary" busy={busy} aria-disabled={!canSave}>
          {t('accountSettings.profile.save')}
        </Button>
      </div>
    </form>
  )
}
