import { useState } from 'react'
import { useCapability } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { useFoundSetting } from '#features/settingControls/model/FoundSetting.ts'
import { ImportProgress } from '#features/transfer/ui/ImportProgress.tsx'
import { MutedServers } from './MutedServers.tsx'
import { MuteRules } from './MuteRules.tsx'
import { RestrictedList } from './RestrictedList.tsx'
import css from './MutesTab.module.css'

type Part = 'muted' | 'blocked' | 'servers' | 'words'

const importedHere = ['mutes', 'blocks', 'domains', 'filters'] as const

/** Muted and blocked accounts, blocked servers, and mute rules. */
export function MutesTab() {
  const t = useT()
  const hasServers = useCapability('domainBlocks')
  const found = useFoundSetting()
  const [chosen, setChosen] = useState<{ readonly part: Part; readonly over: string | null } | null>(null)
  const parts: readonly Part[] = hasServers ? ['muted', 'blocked', 'servers', 'words'] : ['muted', 'blocked', 'words']
  // The section in the address is open until another one is chosen.
  const part = chosen?.over === found ? chosen.part : (parts.find((one) => one === found) ?? parts[0] ?? 'muted')
  return (
    <>
      <ImportProgress kinds={importedHere} />
      <Tabs
        label={t('mutes.title')}
        name="mutes"
        tabs={parts.map((id) => ({ id, label: t(`mutes.${id}`) }))}
        selected={part}
        onSelect={(one) => setChosen({ part: one, over: found })}
      />
      <TabPanel name="mutes" id={part}>
        <div className={css.part} data-setting={part}>
          {part === 'words' ? <MuteRules /> : part === 'servers' ? <MutedServers /> : <RestrictedList key={part} which={part} />}
        </div>
      </TabPanel>
    </>
  )
}
