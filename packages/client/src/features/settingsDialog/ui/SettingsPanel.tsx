import { useEffect, useRef } from 'react'

import { useT } from '#i18n/useT.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { focusFound } from '#features/settingsDialog/model/focusFound.ts'
import { FoundSettingContext } from '#features/settingControls/model/FoundSetting.ts'
import type { SettingsTab } from './settingsTabs.ts'

/** The content of a tab, scrolled to the setting in the address. */
export function SettingsPanel({ tab: { panel: Panel }, setting }: { tab: SettingsTab; setting: string | null }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Another tab starts at its top.
    if (setting === null) box.current?.closest('[data-scrolls]')?.scrollTo({ top: 0, behavior: 'instant' })
    return setting === null || !box.current ? undefined : focusFound(box.current, setting)
  }, [setting])
  return (
    <div ref={box}>
      <FoundSettingContext value={setting}>
        <Part waiting={<Spinner label={t('general.loading')} />}>
          <Panel />
        </Part>
      </FoundSettingContext>
    </div>
  )
}
