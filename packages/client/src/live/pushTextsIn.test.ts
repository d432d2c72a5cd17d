import { expect, test } from 'vitest'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { pushTextsIn } from './pushTextsIn.ts'

test('a sentence stands below a name, which it does not repeat', () => {
  const { ownPoll, sentences } = pushTextsIn(createInterfaceLanguage(null).current().t)
  expect([sentences['poll'], ownPoll]).toEqual(['A poll has ended', 'Your poll has ended'])
  expect(sentences['move']).toBe('Move to another account')
})
