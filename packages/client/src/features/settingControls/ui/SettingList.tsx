import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { SettingTab } from '#features/settings/model/settingRow.ts'
import { settingsTable } from '#features/settings/model/settingsTable.ts'
import { useT } from '#i18n/useT.ts'

import { isMissing } from '#features/settingControls/model/missingSettings.ts'
import { SettingControl } from './SettingControl.tsx'
import { isDrawn } from '#features/settingControls/model/settingTexts.ts'

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
