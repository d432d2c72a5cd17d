import { expect, test } from 'vitest'
import { completeTexts, loadMessages } from '#i18n/catalogues.ts'
import { createFormats } from '#i18n/Formats.ts'
import { createTranslate } from '#i18n/t.ts'
import { messageText } from './Message.ts'

const messages = await loadMessages('en')
await completeTexts('late')
const t = createTranslate(messages, createFormats('en'))

test.each([
  ['Internal Server Error', 'The report was not sent: Internal Server Error. What you wrote is kept.'],
  ['You may not do that.', 'The report was not sent: You may not do that. What you wrote is kept.'],
  ['Really?', 'The report was not sent: Really? What you wrote is kept.'],
  ['Wait...', 'The report was not sent: Wait... What you wrote is kept.'],
])('%s ends once before the next sentence', (text, told) => {
  expect(messageText(t, { key: 'report.failed', args: { error: { text } } })).toBe(told)
})

test('a sentence at the end of another one keeps its own end', () => {
  const error = { text: 'Invalid password.' }
  const told = messageText(t, { key: 'accountSettings.deletion.failed', args: { error } })
  expect(told).toBe('There was an issue deleting your account. Invalid password.')
})
