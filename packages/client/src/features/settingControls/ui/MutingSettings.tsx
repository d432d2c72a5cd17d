import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { SettingControl } from './SettingControl.tsx'
import css from './MutingSettings.module.css'

const hiding = [
  'hideMutedPosts',
  'hideMutedThreads',
  'hideWordFilteredPosts',
  'hideThreadsWithBlockedUsers',
  'hideFilteredStatuses',
] as const

/** Settings for muting besides accounts and conversations, and for hidden posts. */
export function MutingSettings() {
  const t = useT()
  const hidesAll = useSetting('hideFilteredStatuses')
  return (
    <div className={css.settings}>
      <SettingControl setting="muteWords" />
      <SettingControl setting="muteWordsInAddresses" />
      <SettingControl setting="muteBotStatuses" />
      <fieldset className={css.hiding}>
        <legend className={css.legend}>{t('muting.hiding')}</legend>
        {hiding.map((setting) => (
          // When everything muted is hidden, the other settings decide nothing.
          <SettingControl key={setting} setting={setting} decided={hidesAll && setting !== 'hideFilteredStatuses'} />
        ))}
      </fieldset>
    </div>
  )
}
