import type { SettingChange } from '#features/settingsProfiles/model/restoreSettings.ts'
import { settingsTable, type SettingKey } from '#features/settings/model/settingsTable.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Translate } from '#i18n/t.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { isRecord } from '#lib/isRecord.ts'
import { settingOffers } from '#features/settingControls/model/settingOffers.ts'
import { choiceLabel, isDrawn, settingLabel, textIfAny } from '#features/settingControls/model/settingTexts.ts'
import css from './SettingChanges.module.css'

/** Current and new value of each setting. */
export function SettingChanges({ changes }: { changes: readonly SettingChange[] }) {
  const t = useT()
  const words = useValueWords()
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">{t('settingsFile.setting')}</th>
          <th scope="col">{t('settingsFile.now')}</th>
          <th scope="col">{t('settingsFile.then')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, before, after }) => (
          <tr key={key}>
            <th scope="row">{settingName(t, key)}</th>
            <td>{words(key, before)}</td>
            <td>{words(key, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Settings of the theme whose controls are not one for each. */
const themeTitles: Partial<Record<SettingKey, MessageId>> = {
  customTheme: 'themeEditor.title',
  customThemes: 'themes.others',
  deviceTheme: 'themes.onDevice',
  themePair: 'settings.theme.pair',
  themeOverrides: 'themes.overrides',
}

/** The name of a setting in the settings dialog. */
export function settingName(t: Translate, key: SettingKey): string {
  const theme = themeTitles[key]
  if (theme !== undefined) return t(theme)
  return isDrawn(t, key) ? settingLabel(t, key) : key
}

/** Values in the words with which the dialog offers them. */
function useValueWords(): (key: SettingKey, value: unknown) => string {
  const t = useT()
  const session = useSession()
  const formats = useFormats()
  const { tag } = useLanguage().language
  return (key, value) => {
    // A theme file is known by the name it was given.
    if (key === 'customTheme' && isRecord(value) && typeof value.name === 'string' && value.name !== '') return value.name
    // The image itself is thousands of characters.
    if (typeof value === 'string' && value.startsWith('data:')) return t('settingsFile.picture')
    if (typeof value === 'boolean') return t(value ? 'settingsFile.on' : 'settingsFile.off')
    if (value === null || value === undefined || value === '') return textIfAny(t, `settings.${key}.unchosen`) ?? t('settingsFile.none')
    if (Array.isArray(value)) return t('settingsFile.entries', { count: value.length })
    if (isRecord(value)) {
      const names = Object.keys(value).filter((name) => value[name] !== false)
      const isNamed = settingsTable[key].kind === 'flags' && isDrawn(t, key) && names.length > 0
      return isNamed ? formats.list(names.map((name) => choiceLabel(t, key, name))) : t('settingsFile.entries', { count: names.length })
    }
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    const offered = settingOffers[key]?.(t, text, { session, tag }).find((offer) => offer.value === text)
    if (offered) return offered.label
    if (typeof value === 'number') return formats.number(value)
    return isDrawn(t, key) ? choiceLabel(t, key, text) : text
  }
}
