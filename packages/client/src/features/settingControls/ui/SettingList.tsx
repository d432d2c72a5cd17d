import { useServer } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import type { SettingTab } from '#data/settings/settingRow.ts'
import { settingsTable } from '#data/settings/settingsTable.ts'
import { useT } from '#i18n/useT.ts'

import { isMissing } from './missingSettings.ts'
import { SettingControl } from './SettingControl.tsx'
import { isDrawn } from './settingTexts.ts'

/** Every setting of a tab that the reader may have, in the order of the table. */
export function SettingList({ tab }: { tab: SettingTab }) {
  const t = useT()
  const isMember = useSession().me !== null
  const capabilities = useServer((server) => server.capabilities)
  if (tab === 'members' && !isMember) return null
  return Object.entries(settingsTable)
    .flatMap(([key, row]) => (row.tab === tab && isDrawn(t, key) && !isMissing(key, capabilities) ? [key] : []))
    .map((key) => <SettingControl key={key} setting={key} />)
}
