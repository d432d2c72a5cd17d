import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSpreadsheetText, fromSpreadsheetText } from './spreadsheetText.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠a', "'=1", "''@a"])(
  '%j is shown as text',
  (field) => {
    expect(asSpreadsheetText(field)).toBe(`'${field}`)
    expect(fromSpreadsheetText(`'${field}`)).toBe(field)
  },
)

test.each(['', 'ada@a.example', 'a=b', "'tis", '1-2', '*.a.example', 'https://a.example/@b'])('%j is text already', (field) => {
  expect(asSpreadsheetText(field)).toBe(field)
  expect(fromSpreadsheetText(field)).toBeNull()
})

test('no field that is written begins a formula, and each is read as it was', () => {
  const parts = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\n', '\r', ' ', 'a', '＝')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts, { maxLength: 5 }).map((signs) => signs.join('')),
      ),
      (field) => {
        const written = asSpreadsheetText(field)
        expect(written).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
        expect(fromSpreadsheetText(written) ?? written).toBe(field)
      },
    ),
  )
})
