import { decodeAccount } from '@rookery/api/wire/account'
import { expect, test } from 'vitest'
import { toAccountRecord } from '#features/entities/model/records.ts'
import { profileTextOf } from './ProfileText.ts'

test.each([
  ['the typed text', 'Rows *on*', '<p>Rows <i>on</i></p>', 'Rows *on*'],
  ['the text of the HTML from registration', '', 'Rows<br>and <b>sails</b> &amp; swims', 'Rows\nand sails & swims'],
  ['nothing where there is nothing', '', '', ''],
])('the bio to edit is %s', (_case, typed, note, shown) => {
  const account = decodeAccount({ id: '1', acct: 'ada', note, source: { note: typed, privacy: 'public' } })
  expect(profileTextOf(toAccountRecord(account))?.note).toBe(shown)
})
