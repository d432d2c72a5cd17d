import { useRef, useState } from 'react'
import { useProfileDraft } from '#features/profileSettings/model/useProfileDraft.ts'
import { fieldErrors } from '#features/accounts/model/ProfileText.ts'
import { saveProfile } from '#features/profileSettings/model/saveProfile.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useCapability, useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import { FormFailure } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { ProfileBio } from './ProfileBio.tsx'
import { ProfileFieldsEditor } from './ProfileFieldsEditor.tsx'
import css from './profile.module.css'
import { EmojiButton } from '#features/emoji/ui/EmojiButton.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { LazySuggestions } from './LazySuggestions.ts'
import { useFormats } from '#i18n/useFormats.ts'

/** Milliseconds: long enough to be read and to be reached by keys. */
const undoFor = 10_000

/** The profile form. Each key press is stored on the device until the server has the text. */
export function ProfileForm() {
  const t = useT()
  const session = useSession()
  const limits = useServer(({ instance }) => instance.fieldsLimits)
  const hasFields = useCapability('profileFields')
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
      {hasFields && (
        <ProfileFieldsEditor account={account} fields={input.fields} errors={errors} onChange={(fields) => change({ fields })} />
      )}
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

/** The name that others see, with completion of emoji. */
function ProfileName({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const t = useT()
  const box = useRef<HTMLInputElement>(null)
  const [isWriting, setWriting] = useState(false)
  return (
    <div className={css.withEmoji}>
      <TextField
        ref={box}
        label={t('accountSettings.name')}
        name="name"
        dir="auto"
        autoComplete="name"
        value={value}
        onFocus={() => setWriting(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <EmojiButton box={() => box.current} />
      {isWriting && (
        <Part>
          <LazySuggestions box={box} triggers=":" />
        </Part>
      )}
    </div>
  )
}

/** A field that was changed both here and elsewhere: the two values, with buttons to choose one. */
function ProfileConflict({ profile }: { profile: NonNullable<ReturnType<typeof useProfileDraft>> }) {
  const t = useT()
  const formats = useFormats()
  const { conflicts, present, resolve } = profile
  const parts = formats.list(conflicts.map((part) => t(`accountSettings.part.${part}`)))
  const texts = conflicts.flatMap((part) => (part === 'displayName' || part === 'note' ? [present[part]] : []))
  return (
    <div className={css.conflict} role="alert">
      <p>{t('accountSettings.conflict.text', { parts })}</p>
      {texts.map((text) => (
        <blockquote key={text} dir="auto">
          {text || t('accountSettings.conflict.empty')}
        </blockquote>
      ))}
      <div className={css.actions}>
        <Button size="small" onClick={() => resolve('mine')}>
          {t('accountSettings.conflict.mine')}
        </Button>
        <Button size="small" onClick={() => resolve('theirs')}>
          {t('accountSettings.conflict.theirs')}
        </Button>
      </div>
    </div>
  )
}
