import { useState } from 'react'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { settingsProfileNamesQuery } from '#features/settingsProfiles/model/settingsProfileNames.ts'
import { askAgain } from '#features/queries/model/askAgain.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { settingsProfilesOf } from '#features/settingsProfiles/model/settingsProfilesOf.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { OtherProfiles } from './OtherProfiles.tsx'
import { SettingsByFile } from './SettingsByFile.tsx'
import css from './SettingsProfiles.module.css'
import { SettingItem } from '#features/settingControls/ui/SettingItem.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'

/** The settings profile on the server: its name, and the time of the last sync. */
export function SettingsProfiles() {
  const t = useT()
  const isStored = useCapability('settingsProfiles') !== null
  const isOn = useSetting('synchronizeSettings')
  return (
    <SettingsSection
      id="profiles"
      title={t('settingsProfiles.title')}
      hint={t(isStored ? 'settingsProfiles.hint' : 'settingsProfiles.missing')}
    >
      {isStored && <SettingItem setting="synchronizeSettings" />}
      {isStored && isOn && <ProfileState />}
      {isStored && isOn && <ProfileChoice />}
      {isStored && <p className={css.hint}>{t('settingsProfiles.byFile')}</p>}
      <SettingsByFile />
    </SettingsSection>
  )
}

function ProfileState() {
  const t = useT()
  const profiles = settingsProfilesOf(useSession())
  const { running, syncedAt, error } = useCell(profiles)
  const version = useSetting('profileVersion')
  return (
    <div className={css.state}>
      <p role="status">
        {/* The reason stays until a later result replaces it. */}
        {error !== null
          ? t('settings_profile.synchronization_error', { error: messageText(t, error) })
          : t('settingsProfiles.version', { version })}{' '}
        {syncedAt !== null && <LiveTime at={new Date(syncedAt).toISOString()} />}
      </p>
      <Button busy={running} onClick={() => void profiles.synchronize(true)}>
        {t('settingsProfiles.now')}
      </Button>
    </div>
  )
}

function ProfileChoice() {
  const t = useT()
  const session = useSession()
  const profiles = settingsProfilesOf(session)
  const names = useSessionQuery(settingsProfileNamesQuery(session))
  const current = useSetting('profile') ?? 'default'
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** The chosen profile, until the server has responded. */
  const [pending, setPending] = useState<string | null>(null)
  const [error, setError] = useState<Message | null>(null)
  const run = async (failed: 'settingsProfiles.chooseFailed' | 'settingsProfiles.removeFailed', work: () => Promise<Message | null>) => {
    setBusy(true)
    const found = await work()
    setError(found && { key: failed, args: { error: found } })
    setBusy(false)
    await askAgain(queriesOf(session), settingsProfileNamesQuery(session).queryKey)
  }
  const choose = (name: string) => {
    setPending(name)
    return profiles.choose(name).finally(() => setPending((now) => (now === name ? null : now)))
  }
  const add = async (name: string) => {
    const found = await profiles.choose(name)
    // Text that was typed meanwhile stays.
    if (found === null) setTyped((now) => (now.trim() === name ? '' : now))
    return found
  }
  if (names.error !== null && names.data === undefined) {
    return <QueryFailure error={names.error} busy={names.isFetching} failed="settingsProfiles.error" onRetry={names.refetch} />
  }
  const others = (names.data ?? []).filter((name) => name !== current)
  const unused = others.filter((name) => name !== pending)
  const newName = typed.trim()
  return (
    <>
      <Select
        label={t('settingsProfiles.profile')}
        hint={t('settingsProfiles.profile.hint')}
        value={pending ?? current}
        options={[current, ...others].map((name) => ({ value: name, label: name }))}
        onSelect={(name) => void run('settingsProfiles.chooseFailed', () => choose(name))}
      />
      <form
        className={css.adding}
        onSubmit={(event) => {
          event.preventDefault()
          if (newName !== '' && !isBusy) void run('settingsProfiles.chooseFailed', () => add(newName))
        }}
      >
        <TextField
          label={t('settingsProfiles.new')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" busy={isBusy}>
          {t('settingsProfiles.add')}
        </Button>
      </form>
      {unused.length > 0 && (
        <OtherProfiles names={unused} onRemove={(name) => void run('settingsProfiles.removeFailed', () => profiles.remove(name))} />
      )}
      <div role="alert" className={css.problem}>
        {error && messageText(t, error)}
      </div>
    </>
  )
}
