import { useSession } from '#data/session/useSession.ts'
import type { SettingTab } from '#data/settings/settingRow.ts'
import { settingsTable, type SettingKey } from '#data/settings/settingsTable.ts'
import { useT } from '#i18n/useT.ts'

import { SettingControl } from './SettingControl.tsx'
import { isDrawn } from './settingTexts.ts'

/** Settings that this browser cannot have. */
const missing: ReadonlySet<SettingKey> = new Set('Notification' in globalThis ? [] : (['webPushNotifications'] as const))

/** Every setting of a tab that the reader may have, in the order of the table. */
export function SettingList({ tab }: { tab: SettingTab }) {
  const t = useT()
  const isMember = useSession().me !== null
  if (tab === 'members' && !isMember) return null
  return Object.entries(settingsTable)
    .flatMap(([key, row]) => (row.tab === tab && isDrawn(t, key) && !missing.has(key) ? [key] : []))
    .map((key) => <SettingControl key={key} setting={key} />)
}
