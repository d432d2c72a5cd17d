import { expect, test } from 'vitest'

import { postLanguages } from './postLanguages.ts'

const names: Readonly<Record<string, string>> = { co: 'chamorro', cs: 'čeština', he: 'hebrejština' }

test('languages in use come first, each once, and the others in the order of the language on screen', () => {
  const nameOf = (code: string) => names[code] ?? `z${code}`
  const offered = postLanguages(['DE', null, 'de-AT', '?', 'fr'], nameOf, 'cs')
  expect(offered.slice(0, 2)).toEqual(['de', 'fr'])
  expect(new Set(offered).size).toBe(offered.length)
  // In Czech "ch" is a letter behind "h".
  expect(offered.slice(2, 5)).toEqual(['cs', 'he', 'co'])
  expect(postLanguages([], nameOf, 'en').slice(0, 3)).toEqual(['cs', 'co', 'he'])
})
