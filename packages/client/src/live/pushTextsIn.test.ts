import { expect, test } from 'vitest'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { pushTextsIn } from './pushTextsIn.ts'

test('a sentence follows a name, and the one about an own poll stands alone', () => {
  const { ownPoll, sentences } = pushTextsIn(createInterfaceLanguage(null).current().t)
  expect([sentences['poll'], ownPoll]).toEqual(['ran a poll that has ended', 'Your poll has ended'])
  expect(sentences['move']).toBe('moved to another account')
})
