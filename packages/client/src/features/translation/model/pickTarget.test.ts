import { expect, test } from 'vitest'
import { pickTarget } from './pickTarget.ts'

test.each([
  ['the reader’s choice', 'de', 'en', ['en', 'de'], 'de'],
  ['the language of the interface without a choice', null, 'ar', ['en', 'ar'], 'ar'],
  ['a choice the server does not have gives way to the interface', 'eo', 'en', ['en', 'de'], 'en'],
  ['a variety of the language will do', null, 'pt-BR', ['en', 'PT-pt'], 'PT-pt'],
  ['the very same variety comes first', null, 'en-gb', ['EN-US', 'EN-GB'], 'EN-GB'],
  ['a server that names no targets is believed to have them all', 'eo', 'en', [], 'eo'],
  ['a language of this client alone is requested as its base language', null, 'ja-Hira', [], 'ja'],
  ['and found so', null, 'ja-Hira', ['en', 'ja'], 'ja'],
  ['a script that a service does not know is left out', null, 'zh-Hans', [], 'zh'],
  ['a script that it must know is sent', null, 'zh-Hant', [], 'zh-Hant'],
  ['nothing that fits', null, 'ar', ['en', 'de'], null],
] as const)('%s', (_rule, chosen, interfaceLanguage, targets, expected) => {
  expect(pickTarget(chosen, interfaceLanguage, targets)).toBe(expected)
})
