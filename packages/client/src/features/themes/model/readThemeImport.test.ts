import { themeErrorCodes, themeLossReasons } from '@rookery/theme'
import { expect, test } from 'vitest'
import { addCustomTheme, originalOf, storeCustomTheme } from '#features/settings/model/applyCustomTheme.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { createSettings } from '#features/settings/model/Settings.ts'
import { createFormats } from '#i18n/Formats.ts'
import { unpackedText } from '#lib/packedText.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { readThemeImport } from './readThemeImport.ts'
import { themeErrorText, themeLossText } from './themeTexts.ts'

const text = `\uFEFF{"name": "Pond",\r\n "bg": "#10202a", "fg": "#1b3038", "text": "#c7d2d6", "link": "#e0b070", "odd": "#ffffff"}\r\n`
const language = { t: (id: MessageId, args = {}) => `${id} ${JSON.stringify(args)}`, formats: createFormats('en') }

test('an imported theme is stored with the file that it came from, which no edit changes', async () => {
  const read = await readThemeImport(new Blob([text]), 'pond.json')
  if ('error' in read) throw new Error('The theme was not read.')
  const { reading, original } = read
  expect(reading).toMatchObject({ form: 'palette', theme: { name: 'Pond' }, losses: [{ reason: 'unknown colours', names: ['odd'] }] })
  const settings = createSettings({ instanceDefaults: {}, onChange: () => {} })
  const { name } = addCustomTheme(settings, reading.theme, 0, original)
  storeCustomTheme(settings, name, { ...reading.theme, name: 'Mine' })
  expect(customThemeOf(settings, name)?.name).toBe('Mine')
  const retained = originalOf(JSON.parse(JSON.stringify(settings.get('customTheme'))))
  expect(retained?.fileName).toBe('pond.json')
  expect(await unpackedText(retained?.packed ?? '')).toBe(text)
  expect(originalOf({ original: 7 })).toBeNull()
})

test('a list gives its first theme and offers the others; an invalid file has its error', async () => {
  const list = {
    far: '/static/themes/far.json',
    one: ['One', '#000000', '#111111', '#eeeeee', '#ff8800'],
    two: { bg: '#ffffff', text: '#000000' },
  }
  const read = await readThemeImport(new Blob([JSON.stringify(list)]), 'styles.json')
  expect(read).toMatchObject({ reading: { theme: { name: 'One' } }, entries: [{ key: 'one' }, { key: 'two' }] })
  const cases = [
    ['{"a" 1}', 'broken JSON'],
    ['{"a": "/static/x.json"}', 'no theme'],
    ['x'.repeat(300_001), 'long text'],
    ['x'.repeat(900_001), 'long text'],
  ] as const
  for (const [content, code] of cases) expect(await readThemeImport(new Blob([content]), 'x')).toMatchObject({ error: { code } })
})

test('every reason has a text', () => {
  for (const code of [...themeErrorCodes, 'tooLarge', 'missing file', 'other server'] as const)
    expect(themeErrorText({ code, details: {} }, language)).toMatch(/^theme/)
  for (const reason of themeLossReasons) expect(themeLossText({ reason, names: ['a', 'b'] }, language)).toMatch(/^themeLoss\..*a, b/)
})
