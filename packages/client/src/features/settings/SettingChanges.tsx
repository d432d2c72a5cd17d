import type { SettingChange } from '#data/settings/restoreSettings.ts'
import { isRecord } from '#lib/isRecord.ts'
import { useT } from '#i18n/useT.ts'
import type { Translate } from '#i18n/t.ts'
import { choiceLabel, isDrawn, settingLabel } from '#parts/settings/settingTexts.ts'
import css from './SettingChanges.module.css'

/** What stands now and what would stand, setting by setting. */
export function SettingChanges({ changes }: { changes: readonly SettingChange[] }) {
  const t = useT()
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
            <th scope="row">{labelOf(t, key)}</th>
            <td>{wordsOf(t, key, before)}</td>
            <td>{wordsOf(t, key, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function labelOf(t: Translate, key: string): string {
  if (key === 'customTheme') return t('themeEditor.title')
  return isDrawn(t, key) ? settingLabel(t, key) : key
}

function wordsOf(t: Translate, key: string, value: unknown): string {
  // A theme file is known by the name it was given.
  if (key === 'customTheme' && isRecord(value) && typeof value.name === 'string' && value.name !== '') return value.name
  // The picture itself is thousands of letters.
  if (typeof value === 'string' && value.startsWith('data:')) return t('settingsFile.picture')
  if (typeof value === 'boolean') return t(value ? 'settingsFile.on' : 'settingsFile.off')
  if (value === null || value === undefined || value === '') return t('settingsFile.none')
  if (Array.isArray(value)) return t('settingsFile.entries', { count: value.length })
  if (isRecord(value)) return t('settingsFile.entries', { count: Object.values(value).filter((one) => one !== false).length })
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return isDrawn(t, key) ? choiceLabel(t, key, text) : text
}
