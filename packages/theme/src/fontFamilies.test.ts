import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFontList, readFontFamilies } from './fontFamilies.ts'

test.each([
  ['', []],
  ['Fira Sans, sans-serif', ['"Fira Sans"', 'sans-serif']],
  [`'Noto  Sans', "x"`, ['"Noto Sans"', '"x"']],
  ['नोटो सैन्स', ['"नोटो सैन्स"']],
  ['url(https://evil.example/a.woff)', ['"urlhttpsevilexampleawoff"']],
  ['a;} body{display:none', ['"a bodydisplaynone"']],
])('%j is the families %j', (text, families) => {
  expect(readFontFamilies(text)).toEqual(families)
})

test.each([
  ['Fira Sans, sans-serif', true],
  [`'Noto Sans', "x"`, true],
  ['', true],
  ['url(x)', false],
  ['a;b', false],
  ['a'.repeat(201), false],
  ['a,'.repeat(9), false],
])('%j is a list of names: %j', (text, isList) => {
  expect(isFontList(text)).toBe(isList)
})

test('each font family is a bare generic name, or quoted so that nothing inside ends the quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const family of readFontFamilies(text)) expect(family).toMatch(/^(?:[a-z-]+|"[\p{L}\p{M}\p{N} _-]+")$/u)
    }),
  )
})
