import { switchAlerts } from '#data/actions/switchAlerts.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { MutingSettings } from '#parts/veil/MutingSettings.tsx'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'

import css from './Preferences.module.css'

/** How the client looks, which language it speaks, how new posts come and what keys do, kept in this browser. */
export function Preferences({ onShowKeys }: { onShowKeys: () => void }) {
  const t = useT()
  const session = useSession()
  const { settings, me } = session
  const streaming = useSetting('streaming')
  const keys = useSetting('keyboardShortcuts')
  const alerts = useSetting('webPushNotifications')
  const theme = useSetting('theme') ?? ''
  const language = useLanguage()
  const themes = [
    { value: 'system', label: t('preferences.themeSystem') },
    { value: 'pleroma-dark', label: t('preferences.themeDark') },
    { value: 'rookery-light', label: t('preferences.themeLight') },
    { value: 'rookery-black', label: t('preferences.themeBlack') },
    { value: 'high-contrast', label: t('preferences.themeContrast') },
  ]
  return (
    <div className={css.preferences}>
      <Select
        label={t('preferences.theme')}
        value={settings.isChosen('theme') ? theme : 'system'}
        options={themes}
        onSelect={(value) => (value === 'system' ? settings.reset('theme') : settings.set('theme', value))}
      />
      <Select
        label={t('preferences.language')}
        value={language.code}
        options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))}
        onSelect={(value) => settings.set('interfaceLanguage', value)}
      />
      {me !== null && (
        <Switch
          label={t('preferences.streaming')}
          hint={t('preferences.streamingHint')}
          checked={streaming}
          onChange={(event) => settings.set('streaming', event.currentTarget.checked)}
        />
      )}
      {me !== null && 'Notification' in window && (
        <Switch
          label={t('preferences.alerts')}
          hint={t('preferences.alertsHint')}
          checked={alerts}
          onChange={(event) => void switchAlerts(session, event.currentTarget.checked, () => Notification.requestPermission())}
        />
      )}
      <Switch
        label={t('keys.setting')}
        hint={t('keys.settingHint')}
        checked={keys}
        onChange={(event) => settings.set('keyboardShortcuts', event.currentTarget.checked)}
      />
      <Button tone="quiet" onClick={onShowKeys}>
        {t('keys.list')}
      </Button>
      <Disclosure summary={t('muting.title')}>
        <MutingSettings />
      </Disclosure>
    </div>
  )
}
