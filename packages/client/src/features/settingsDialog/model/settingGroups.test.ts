import { expect, test } from 'vitest'
import english from '#i18n/locales/en.json' with { type: 'json' }
import type { Translate } from '#i18n/t.ts'
import { settingGroups, unplacedSettings } from './settingGroups.ts'

const texts: Readonly<Record<string, string>> = { ...english, 'settings.newSetting': 'New' }
const t: Translate = (id) => texts[id] ?? id

test('no setting is in the dialog twice, and all that have a label are in its order', () => {
  const placed: readonly string[] = Object.values(settingGroups).flatMap((groups) => groups.flatMap(({ settings }) => [...settings]))
  expect(placed.filter((key, index) => placed.indexOf(key) !== index)).toEqual([])
  expect(unplacedSettings(t).settings).toEqual([])
})

test('a setting without a group is under the last heading', () => {
  const keys = ['stopGifs', 'listOrder', 'expertLevel', 'newSetting']
  expect(unplacedSettings(t, keys).settings).toEqual(['newSetting'])
})
