import { expect, test } from 'vitest'
import { createSettings } from './Settings.ts'
import { themeOf } from './themeOf.ts'

test.each([
  ['the stock theme, which no keeper chose, leaves it to the system', 'pleroma-dark', null, null],
  ['any other that the server names stands', 'rookery-black', null, 'rookery-black'],
  ['a theme that is not known here as well', 'mammal', null, 'mammal'],
  ['until the person chooses', 'rookery-black', 'rookery-light', 'rookery-light'],
  ['what the person chooses stands, be it the stock theme', 'rookery-black', 'pleroma-dark', 'pleroma-dark'],
  ['without any it is the system’s', null, null, null],
])('%s', (_, named, chosen, expected) => {
  const settings = createSettings({ instanceDefaults: named === null ? {} : { theme: named }, onChange: () => {} })
  if (chosen !== null) settings.set('theme', chosen)
  expect(themeOf(settings)).toBe(expected)
})
