import { emptySource, type ThemeSource } from '@rookery/theme'
import { expect, test } from 'vitest'
import { addCustomTheme, fitsSettings, removeCustomTheme, storeCustomTheme } from './applyCustomTheme.ts'
import { chooseOnDevice } from './chooseTheme.ts'
import { customThemeOf, customThemeRows } from './customThemeOf.ts'
import { createSettings } from './Settings.ts'

const theme = (name: string, bg = '#102030'): ThemeSource => ({ ...emptySource, name, colours: { bg } })

test('custom themes have unique names, and a change, a deletion and an undo affect one of them', () => {
  const settings = createSettings({ instanceDefaults: {}, onChange: () => {} })
  const names = () => customThemeRows(settings).map(({ name }) => [name, customThemeOf(settings, name)?.name])
  addCustomTheme(settings, theme('Reeds'), 36)
  const second = addCustomTheme(settings, theme('Pond'), 36 * 36)
  expect([names(), settings.get('theme')]).toEqual([
    [
      ['custom', 'Reeds'],
      ['custom:100', 'Pond'],
    ],
    'custom:100',
  ])

  storeCustomTheme(settings, second.name, theme('Deep pond', '#000011'))
  expect(names()).toEqual([
    ['custom', 'Reeds'],
    ['custom:100', 'Deep pond'],
  ])
  expect(customThemeOf(settings, second.name)?.colours).toEqual({ bg: '#000011' })

  const [first] = customThemeRows(settings)
  if (!first) throw new Error('There is no custom theme.')
  const restore = removeCustomTheme(settings, first)
  expect([names(), settings.get('theme')]).toEqual([[['custom:100', 'Deep pond']], 'custom:100'])
  restore()
  second.undo()
  expect([names(), settings.get('theme')]).toEqual([[['custom', 'Reeds']], 'custom'])
  removeCustomTheme(settings, first)
  expect([names(), settings.isChosen('theme')]).toEqual([[], false])
})

test('on a device with its own choice, a new theme is applied there, and two of one moment have two names', () => {
  const settings = createSettings({ instanceDefaults: { theme: 'pleroma-dark' }, onChange: () => {} })
  chooseOnDevice(settings, true)
  // The look stays: nothing was chosen, so that the system decides.
  expect(settings.get('deviceTheme')).toBe('pair')
  settings.set('theme', 'rookery-light')
  const [first, second, third] = [1, 2, 3].map(() => addCustomTheme(settings, theme('Pond'), 36))
  expect([first?.name, second?.name, third?.name]).toEqual(['custom', 'custom:10', 'custom:11'])
  expect([settings.get('theme'), settings.get('deviceTheme')]).toEqual(['rookery-light', 'custom:11'])
  third?.undo()
  expect(settings.get('deviceTheme')).toBe('custom:10')
  const row = customThemeRows(settings).find(({ name }) => name === 'custom:10')
  if (row) removeCustomTheme(settings, row)
  expect(settings.chosen()).not.toHaveProperty('deviceTheme')
})

test('custom themes have limits, for each and in total', () => {
  const settings = createSettings({ instanceDefaults: {}, onChange: () => {} })
  const large = (length: number) => ({ ...theme('Large'), fonts: { post: 'x'.repeat(length) } })
  expect(fitsSettings(settings, large(19_000))).toBe(true)
  expect(fitsSettings(settings, large(20_000))).toBe(false)
  for (let made = 0; made < 3; made += 1) addCustomTheme(settings, large(19_000), made)
  expect(fitsSettings(settings, large(19_000))).toBe(false)
  expect(fitsSettings(settings, theme('Small'))).toBe(true)
})
