import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'
import { formatOklch, readColourText } from './oklchText.ts'

test('a colour that is written as OKLCH is read as the same colour, and any other text is rejected', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, (hex) => {
      expect(readColourText(formatOklch(hex))).toBe(hex)
    }),
    { numRuns: propertyRuns(300) },
  )
  expect(formatOklch('#3e94e0')).toMatch(/^oklch\(64\.\d+% 0\.1\d+ 248\.\d/)
  expect(formatOklch('#808080')).toMatch(/^oklch\([\d.]+% 0 0\)$/)
  expect(readColourText('OKLCH( 1 0 0 )')).toBe('#ffffff')
  expect(readColourText('oklch(50% 100% -20deg)')).toMatch(/^#[\da-f]{6}$/)
  expect(readColourText('1A68B8')).toBe('#1a68b8')
  for (const text of ['oklch(2 0 0)', 'oklch(50% 9 0)', 'oklch(. 0 0)', 'oklch(50% 0.1)', 'greenish', '#12345678', ''])
    expect(readColourText(text), text).toBeNull()
})
