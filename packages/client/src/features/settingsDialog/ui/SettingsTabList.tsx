import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { chevronRightIcon } from '#ui/icons/chevronRight.ts'
import type { SettingsTab } from './settingsTabs.ts'
import css from './SettingsTabList.module.css'

/** The list of tabs on a narrow page. */
export function SettingsTabList({ tabs, onChoose }: { tabs: readonly SettingsTab[]; onChoose: (id: string) => void }) {
  const t = useT()
  return (
    <nav aria-label={t('settingsWindow.tabs')}>
      <ul className={css.list}>
        {tabs.map(({ id, title, icon }) => (
          <li key={id}>
            <button type="button" className={css.entry} onClick={() => onChoose(id)}>
              <Icon path={icon} />
              <span className={css.words}>{t(title)}</span>
              <Icon path={chevronRightIcon} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
