import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseColor } from 'react-stately/Color'
import { expect, test } from 'vitest'

import { colourLocaleOf } from './colourLocaleOf.ts'

/** The files of names of colours in the library, one for each locale. */
const libraryFolder = join(dirname(createRequire(import.meta.url).resolve('react-stately/package.json')), 'dist/private/intl/color')

test('colours are named in each language of the library, traditional Chinese included, and in no other', () => {
  const locales = readdirSync(libraryFolder).flatMap((name) => /^([a-z]+-[A-Z]+)\.mjs$/.exec(name)?.[1] ?? [])
  expect(locales.length).toBeGreaterThan(30)
  expect(locales.filter((locale) => colourLocaleOf(locale) === null)).toEqual([])
  const without = ['ca', 'eo', 'eu', 'ga', 'id', 'oc', 'te', 'vi']
  expect(
    without.filter((language) => locales.some((locale) => locale.startsWith(`${language}-`)) || colourLocaleOf(language) !== null),
  ).toEqual([])
  const green = parseColor('#00a000')
  expect(green.getColorName(colourLocaleOf('zh-Hant') ?? '')).toContain('綠色')
  expect(green.getColorName(colourLocaleOf('zh-Hans') ?? '')).toContain('绿色')
})
