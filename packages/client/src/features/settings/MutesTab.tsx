import { useState } from 'react'
import { useCapability } from '#data/session/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { MutedServers } from './MutedServers.tsx'
import { MuteRules } from './MuteRules.tsx'
import { RestrictedList } from './RestrictedList.tsx'

type Part = 'muted' | 'blocked' | 'servers' | 'words'

/** Whom the reader keeps away: people muted and blocked, servers, and what has certain words. */
export function MutesTab() {
  const t = useT()
  const hasServers = useCapability('domainBlocks')
  const [part, setPart] = useState<Part>('muted')
  const parts: readonly Part[] = hasServers ? ['muted', 'blocked', 'servers', 'words'] : ['muted', 'blocked', 'words']
  return (
    <>
      <Tabs
        label={t('mutes.title')}
        name="mutes"
        tabs={parts.map((id) => ({ id, label: t(`mutes.${id}`) }))}
        selected={part}
        onSelect={setPart}
      />
      <TabPanel name="mutes" id={part}>
        {part === 'words' ? <MuteRules /> : part === 'servers' ? <MutedServers /> : <RestrictedList key={part} which={part} />}
      </TabPanel>
    </>
  )
}
