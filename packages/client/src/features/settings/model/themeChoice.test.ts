import { expect, test } from 'vitest'
import { createSettings } from './Settings.ts'
import type { SettingValues } from './settingsTable.ts'
import { shownTheme, themeChoice, type ThemeChoice } from './themeChoice.ts'

const defaultPair = { light: 'rookery-light', dark: 'pleroma-dark', hours: null }

test.each<[name: string, site: string | null, chosen: Partial<SettingValues>, expected: ThemeChoice]>([
  ['the stock theme, which no keeper chose, leaves it to the system', 'pleroma-dark', {}, null],
  ['any other that the server names is shown', 'rookery-black', {}, 'rookery-black'],
  ['a theme that is not known here is shown as well', 'mammal', {}, 'mammal'],
  ['the choice of a reader goes before it', 'rookery-black', { theme: 'rookery-light' }, 'rookery-light'],
  ['the choice of a reader is shown, be it the stock theme', 'rookery-black', { theme: 'pleroma-dark' }, 'pleroma-dark'],
  ['the choice for this device goes before all', null, { theme: 'a', deviceTheme: 'b' }, 'b'],
  ['choices on top of the system’s theme need its two names', null, { themeOverrides: { roundness: 'none' } }, defaultPair],
  [
    'a pair has its hours only where both are known',
    null,
    { theme: 'pair', themePair: { light: 'a', from: '20:00' } },
    { light: 'a', dark: 'pleroma-dark', hours: null },
  ],
  [
    'a pair has names and hours',
    'mammal',
    { theme: 'pair', themePair: { light: 'a', dark: 'b', from: '20:00', until: '07:00' } },
    { light: 'a', dark: 'b', hours: ['20:00', '07:00'] },
  ],
])('%s', (_, site, chosen, expected) => {
  const settings = createSettings({ instanceDefaults: site === null ? {} : { theme: site }, onChange: () => {} })
  settings.take(chosen, 'device')
  expect(themeChoice(settings)).toEqual(expected)
})

test('a pair follows the system, or its hours, also over midnight', () => {
  const at = (time: string) => new Date(`2026-01-05T${time}`)
  const pair = (hours: readonly [string, string] | null) => ({ light: 'day', dark: 'night', hours })
  expect([shownTheme(pair(null), true, at('12:00')), shownTheme(pair(null), false, at('12:00'))]).toEqual(['night', 'day'])
  const shown = (hours: readonly [string, string]) =>
    ['06:59', '07:00', '19:59', '20:00'].map((time) => shownTheme(pair(hours), false, at(time)))
  expect(shown(['20:00', '07:00'])).toEqual(['night', 'day', 'day', 'night'])
  expect(shown(['07:00', '20:00'])).toEqual(['day', 'night', 'night', 'day'])
})
