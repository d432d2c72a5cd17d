import { useSession } from '#data/session/useSession.ts'
import type { VeilSetting } from '#data/veil/veilOf.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Switch } from '#ui/Switch.tsx'
import { MuteWordsField } from './MuteWordsField.tsx'
import css from './MutingSettings.module.css'

const hiding = [
  'hideMutedPosts',
  'hideMutedThreads',
  'hideWordFilteredPosts',
  'hideThreadsWithBlockedUsers',
  'hideFilteredStatuses',
] as const

/** What is muted besides people and conversations, and what of the muted is left out altogether. */
export function MutingSettings() {
  const t = useT()
  const hidesAll = useSetting('hideFilteredStatuses')
  return (
    <div className={css.settings}>
      <MuteWordsField />
      <Flag setting="muteBotStatuses" />
      <fieldset className={css.hiding}>
        <legend className={css.legend}>{t('muting.hiding')}</legend>
        {hiding.map((setting) => (
          // With everything hidden there is nothing left for the others to decide.
          <Flag key={setting} setting={setting} decided={hidesAll && setting !== 'hideFilteredStatuses'} />
        ))}
      </fieldset>
    </div>
  )
}

function Flag({ setting, decided = false }: { setting: VeilSetting; decided?: boolean }) {
  const t = useT()
  const { settings } = useSession()
  const checked = useSetting(setting)
  return (
    <Switch
      label={t(`muting.${setting}`)}
      checked={checked || decided}
      disabled={decided}
      onChange={(event) => settings.set(setting, event.currentTarget.checked)}
    />
  )
}
