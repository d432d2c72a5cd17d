import type { SettingValues } from '#features/settings/model/settingsTable.ts'

/** The text after the name in a mention, according to the setting: `@host` or nothing. */
export function mentionHost(acct: string, display: SettingValues['mentionLinkDisplay'], ownHost: string): string {
  const at = acct.indexOf('@')
  if (display === 'short' || (at < 0 && display === 'full_for_remote')) return ''
  return at < 0 ? `@${ownHost}` : acct.slice(at)
}
