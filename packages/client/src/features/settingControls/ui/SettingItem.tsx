import { useSession } from '#features/session/model/useSession.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { settingsTable } from '#features/settings/model/settingsTable.ts'
import { useIsChosen } from '#features/settings/model/useIsChosen.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { namedLanguages, pickLanguage } from '#i18n/pickLanguage.ts'
import { useT } from '#i18n/useT.ts'
import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import { SettingControl } from './SettingControl.tsx'
import { settingLabel } from '#features/settingControls/model/settingTexts.ts'
import { Button } from '#ui/Button.tsx'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { useFoundSetting } from '#features/settingControls/model/FoundSetting.ts'
import css from './SettingItem.module.css'

/** One setting with a reset to the server's default. Expert settings appear in expert mode, or as search results. */
export function SettingItem(props: SettingControlProps) {
  const { setting } = props
  const t = useT()
  const session = useSession()
  const languages = useServer(({ instance }) => instance.languages)
  const settings = settingsOf(session)
  const isChosen = useIsChosen(setting)
  const isExpert = useSetting('expertLevel')
  const isFound = useFoundSetting() === setting
  // Nothing chosen means a language of the browser, which is not always one of the server.
  const ofServer = setting === 'interfaceLanguage' ? namedLanguages(languages) : []
  const language = ofServer.length > 0 ? pickLanguage([], ofServer) : null
  const chosen = useSetting(setting)
  const isAsServer = language !== null && settings.defaultValue(setting) === null && chosen === language
  const goBack = () => {
    if (language !== null && settings.defaultValue(setting) === null) settings.set('interfaceLanguage', language)
    else settings.reset(setting)
  }
  if (settingsTable[setting].expert && !isExpert && !isFound) return null
  return (
    <div className={css.item} data-setting={setting}>
      <SettingControl {...props} />
      {isChosen && !isAsServer && (
        <span className={css.reset}>
          <Button
            tone="quiet"
            size="small"
            icon={refreshIcon}
            aria-label={t('settingsWindow.resetOf', { setting: settingLabel(t, setting) })}
            onClick={goBack}
          >
            {t('settingsWindow.reset')}
          </Button>
        </span>
      )}
    </div>
  )
}
