import { expect, test } from 'vitest'
import { comparedSizes, fileSize } from './fileSize.ts'
import { createInterfaceLanguage } from './InterfaceLanguage.ts'

const language = createInterfaceLanguage(null)
await language.choose('en')
const english = language.current()

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KiB'],
  [1536, '1.5 KiB'],
  [16_000_000, '15 MiB'],
  [1024 ** 3, '1 GiB'],
  [5 * 1024 ** 4, '5 TiB'],
  [5000 * 1024 ** 4, '5,000 TiB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, english)).toBe(text)
})

test.each([
  [300_000, 200_000, '293 KiB', '195 KiB'],
  [16_777_217, 16_777_216, '16,777,217 B', '16,777,216 B'],
  [16_900_000, 16_777_216, '16.1 MiB', '16 MiB'],
  [10_490_000, 10_485_760, '10.004 MiB', '10 MiB'],
  [1100, 1024, '1.1 KiB', '1 KiB'],
])('%i of %i bytes are distinguishable', (bytes, max, size, allowed) => {
  expect(comparedSizes(bytes, max, english)).toEqual({ size, allowed })
})

test('the unit is a text of the language', async () => {
  const arabic = createInterfaceLanguage(null)
  await arabic.choose('ar')
  expect(fileSize(3 * 1024 ** 2, arabic.current())).toMatch(/^[3٣] ميبيبايت$/)
})
