import { useT } from '#i18n/useT.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { searchIcon } from '#ui/icons/search.ts'
import type { SettingToFind } from './findSettings.ts'
import css from './SettingsTabList.module.css'

/** The settings that match a search; pressing one opens it. */
export function FoundSettings({ found, onChoose }: { found: readonly SettingToFind[]; onChoose: (setting: SettingToFind) => void }) {
  const t = useT()
  if (found.length === 0) return <EmptyState icon={searchIcon}>{t('settingsWindow.notFound')}</EmptyState>
  return (
    <ul className={css.list}>
      {found.map((setting) => (
        <li key={`${setting.tab.id}/${setting.id}`}>
          <button type="button" className={css.entry} onClick={() => onChoose(setting)}>
            <span className={css.words}>
              {setting.label}
              <span className={css.where}>{[t(setting.tab.title), setting.group].filter(Boolean).join(' · ')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
