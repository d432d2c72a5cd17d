import { expect, test } from 'vitest'
import { toStatusRecord } from '#features/entities/model/records.ts'
import { accountId, exampleAccount, exampleStatus, statusId } from '#test/examples.ts'
import { passesReplyFilter } from './passesReplyFilter.ts'

const me = accountId('me')
const reader = { me, isFollowed: (id: string) => id === 'friend' }
const to = (id: string) => ({ inReplyToId: statusId(1), inReplyToAccountId: accountId(id) })

test.each([
  ['no reply', {}, [true, true, true]],
  ['a reply to the reader', to('me'), [true, true, true]],
  ['a reply to a followed account', to('friend'), [true, true, false]],
  ['a reply to somebody else', to('stranger'), [true, false, false]],
  ['a reply of the reader to somebody else', { ...to('stranger'), account: exampleAccount('me') }, [true, true, true]],
  ['a repeat of a reply', { ...to('stranger'), reblog: exampleStatus(2) }, [true, true, true]],
  ['a reply to an account that the server does not name', { inReplyToId: statusId(1), inReplyToAccountId: null }, [true, false, false]],
  ['a reply to something that the server cannot show', { inReplyToHidden: true }, [true, false, false]],
] as const)('%s', (_, change, expected) => {
  const record = toStatusRecord(exampleStatus(9, change))
  expect((['all', 'following', 'self'] as const).map((filter) => passesReplyFilter(record, filter, reader))).toEqual(expected)
})
