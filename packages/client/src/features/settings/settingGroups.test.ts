import { expect, test } from 'vitest'

import { settingsTable } from '#data/settings/settingsTable.ts'

import { settingGroups } from './settingGroups.ts'

/** Settings with a place of their own: a screen, a menu on a person, the menu of notifications, the footer, the tab of data, the editor of muted words. */
const elsewhere = new Set([
  'listOrder',
  'highlights',
  'expertLevel',
  'profile',
  'profileVersion',
  'synchronizeSettings',
  'muteRules',
  'quietHoursFrom',
  'quietHoursUntil',
  'notificationsSnoozedUntil',
])

test('every setting stands in the dialog once', () => {
  const placed: readonly string[] = Object.values(settingGroups).flatMap((groups) => groups.flatMap(({ settings }) => [...settings]))
  expect(placed.filter((key, index) => placed.indexOf(key) !== index)).toEqual([])
  expect(Object.keys(settingsTable).filter((key) => !placed.includes(key) && !elsewhere.has(key))).toEqual([])
})
