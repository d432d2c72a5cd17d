import { expect, test } from 'vitest'
import { fileSize } from './fileSize.ts'

const formats = { number: (value: number, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat('en', options).format(value) }

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
  expect(fileSize(bytes, formats)).toBe(text)
})
