import { useState, type ReactNode } from 'react'

import type { SettingsPlace } from '#features/addresses/model/settingsHash.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useStaffRole } from '#features/staff/model/useStaff.ts'
import { settingsAsideOf } from '#features/settings/model/settingsAsideOf.ts'
import { useT } from '#i18n/useT.ts'
import { leaveSettings, openSettings, replaceSettings } from '#features/navigation/model/openSettings.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { chevronLeftIcon } from '#ui/icons/chevronLeft.ts'
import { PeekDialog } from '#ui/PeekDialog.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { findSettings, settingsToFind, type SettingToFind } from './findSettings.ts'
import { FoundSettings } from './FoundSettings.tsx'
import { SettingsFooter } from './SettingsFooter.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { SettingsSearch } from './SettingsSearch.tsx'
import { SettingsTabList } from './SettingsTabList.tsx'
import { tabsFor } from './settingsTabs.ts'
import css from './SettingsDialog.module.css'

export interface SettingsDialogProps {
  place: SettingsPlace
  isMinimized: boolean
  /** The page has one column: a tab replaces the list of tabs. */
  isNarrow: boolean
  /** How to sign out. */
  wayOut: ReactNode
}

/** All settings, in tabs (spec 3, section 2). The address has the open tab. */
export function SettingsDialog({ place, isMinimized, isNarrow, wayOut }: SettingsDialogProps) {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const [typed, setTyped] = useState('')
  const reader = { capabilities: useServer(({ capabilities }) => capabilities), isStaff: useStaffRole() !== null }
  const tabs = tabsFor(reader)
  const named = tabs.find(({ id }) => id === place.tab)
  const shown = named ?? (isNarrow ? undefined : tabs[0])
  const found = typed.trim() === '' ? null : findSettings(settingsToFind(t, reader, tabs), typed)
  const goTo = ({ tab, id }: SettingToFind) => {
    setTyped('')
    const next = { tab: tab.id, setting: id }
    if (isNarrow && named === undefined) openSettings(navigation, next)
    else replaceSettings(navigation, next)
  }
  const close = () => {
    settingsAsideOf(session).set(null)
    if (!isMinimized) leaveSettings(navigation)
  }
  const peek = (minimize: boolean) => {
    if (!minimize) return openSettings(navigation, place)
    settingsAsideOf(session).set(place)
    leaveSettings(navigation)
  }
  const panel = shown && <SettingsPanel key={shown.id} tab={shown} setting={place.setting} />
  const results = found && <FoundSettings found={found} onChoose={goTo} />
  const search = <SettingsSearch typed={typed} found={found} onType={setTyped} onChoose={goTo} />
  return (
    <PeekDialog
      // Minimized it shows its name, not the open tab.
      title={isNarrow && shown && !isMinimized ? t(shown.title) : t('settingsWindow.title')}
      leading={
        isNarrow &&
        shown && (
          <IconButton icon={chevronLeftIcon} label={t('settingsWindow.back')} on="panel" onClick={() => replaceSettings(navigation, {})} />
        )
      }
      closeLabel={t('general.close')}
      minimizeLabel={t('settingsWindow.minimize')}
      restoreLabel={t('settingsWindow.restore')}
      isMinimized={isMinimized}
      isWhole
      footer={<SettingsFooter wayOut={wayOut} />}
      onPeek={peek}
      onClose={close}
    >
      {isNarrow ? (
        (panel ?? (
          <div className={css.list}>
            {search}
            {results ?? <SettingsTabList tabs={tabs} onChoose={(id) => openSettings(navigation, { tab: id })} />}
          </div>
        ))
      ) : (
        <div className={css.columns}>
          <div className={css.side}>
            {search}
            <Tabs
              label={t('settingsWindow.tabs')}
              name="settings"
              isVertical
              tabs={tabs.map(({ id, title, icon }) => ({ id, label: t(title), icon }))}
              selected={shown?.id ?? ''}
              onSelect={(id) => {
                setTyped('')
                replaceSettings(navigation, { tab: id })
              }}
            />
          </div>
          <TabPanel name="settings" id={shown?.id ?? ''}>
            {results ?? panel}
          </TabPanel>
        </div>
      )}
    </PeekDialog>
  )
}
