import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Translate } from '#i18n/t.ts'
import { isRecord } from '#lib/isRecord.ts'
import { messageText } from './Message.ts'

const english: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../../i18n/locales/en.json'), 'utf8'))

/** Fills plain placeholders, without the catalogues' own state, which other tests share. */
const t: Translate = (id, args = {}) =>
  String(isRecord(english) ? english[id] : id).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]))

test.each([
  ['Internal Server Error', 'The report was not sent: Internal Server Error. What you wrote is kept.'],
  ['You may not do that.', 'The report was not sent: You may not do that. What you wrote is kept.'],
  ['Really?', 'The report was not sent: Really? What you wrote is kept.'],
  ['Wait...', 'The report was not sent: Wait... What you wrote is kept.'],
])('%s has one full stop before the next sentence', (text, notified) => {
  expect(messageText(t, { key: 'report.failed', args: { error: { text } } })).toBe(notified)
})

test('a sentence at the end of another one keeps its own end', () => {
  const error = { text: 'Invalid password.' }
  const notified = messageText(t, { key: 'accountSettings.deletion.failed', args: { error } })
  expect(notified).toBe('There was an issue deleting your account. Invalid password.')
})
