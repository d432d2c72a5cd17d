import { expect, test } from 'vitest'
import { foreignImages } from '#test/foreignImages.ts'
import { settingsTable, type SettingKey } from './settingsTable.ts'

const pixel = 'data:image/png;base64,iVBORw0KGgo='

const check = (key: SettingKey, value: unknown): unknown => settingsTable[key].check(value)

test.each(foreignImages)('%.40s is not a valid cover', (address) => {
  expect(check('nsfwCensorImage', address)).toBeUndefined()
})

test.each([
  ['/images/cover.png', '/images/cover.png'],
  ['/images/../a.png?b', '/a.png?b'],
  [pixel, pixel],
  ['', null],
  [null, null],
])('%.40s is a valid cover', (address, stored) => {
  expect(check('nsfwCensorImage', address)).toBe(stored)
})

/** Valid and invalid examples for each text setting. A new setting has to add its own. */
const words = {
  interfaceLanguage: { fits: ['en', 'pt-BR', 'zh-Hans'], unfit: ['../ar', 'en us', 'x'.repeat(36), '<b>'] },
  theme: { fits: ['rookery-light', 'Redmond XX', 'ليل'], unfit: [' ', 'a\nb', 'x'.repeat(256)] },
  deviceTheme: { fits: ['rookery-light', 'custom:x1'], unfit: [' ', 'a\nb', 'x'.repeat(256)] },
  translationLanguage: { fits: ['de', 'pt_BR'], unfit: ['de/../x', 'd'] },
  postContentType: { fits: ['text/plain', 'text/x.misskeymarkdown'], unfit: ['text', 'text/html; charset=x', 'a/b/c'] },
  postLanguage: { fits: ['de', 'sr-Latn-RS'], unfit: ['de;q=1', '1'] },
  quietHoursFrom: { fits: ['22:00', '07:30:00'], unfit: ['24:00', '7:00', 'night'] },
  quietHoursUntil: { fits: ['00:00'], unfit: ['00:60', '00'] },
  profile: { fits: ['default', 'my phone'], unfit: ['a\0b', 'x'.repeat(256)] },
}

test('every text setting has valid and invalid examples here', () => {
  const rows = Object.entries(settingsTable).flatMap(([key, { kind }]) => (kind === 'word' ? [key] : []))
  expect(rows.toSorted()).toEqual(Object.keys(words).toSorted())
})

test.each(Object.entries(words) as [SettingKey, { fits: string[]; unfit: string[] }][])(
  '%s accepts its valid examples only',
  (key, { fits, unfit }) => {
    for (const text of fits) expect([text, check(key, text)]).toEqual([text, text])
    for (const text of [...unfit, `${fits[0]}\t`]) expect([text, check(key, text)]).toEqual([text, undefined])
  },
)

test('a value with more names than the limit is rejected', () => {
  const highlights = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}@b.example`, { type: 'solid', color: '#aabbcc' }]))
  expect(Object.keys(check('highlights', highlights(10_000)) as object)).toHaveLength(10_000)
  expect(check('highlights', highlights(10_001))).toBeUndefined()
})
