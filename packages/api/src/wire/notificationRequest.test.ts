import { expect, test } from 'vitest'
import { decodeNotificationPolicy } from './notificationPolicy.ts'
import { decodeNotificationRequest } from './notificationRequest.ts'

const account = { id: '7', acct: 'mona', username: 'mona' }

test('a policy has an action for each rule, and unknown actions mean accept', () => {
  const summary = { pending_requests_count: 2, pending_notifications_count: 9 }
  expect(
    decodeNotificationPolicy({ for_not_following: 'filter', for_new_accounts: 'drop', for_limited_accounts: 'ponder', summary }),
  ).toEqual({
    rules: {
      not_following: 'filter',
      not_followers: 'accept',
      new_accounts: 'drop',
      private_mentions: 'accept',
      limited_accounts: 'accept',
    },
    requests: 2,
    notifications: 9,
  })
  expect(decodeNotificationPolicy({})).toMatchObject({ requests: 0, notifications: 0 })
})

test('a request has its account, its count and its newest post if there is one', () => {
  const raw = { id: '7', updated_at: '2026-03-01T10:00:00.000Z', notifications_count: '12', account, last_status: { id: '3', account } }
  expect(decodeNotificationRequest(raw)).toMatchObject({ id: '7', count: 12, account: { acct: 'mona' }, status: { id: '3' } })
  expect(decodeNotificationRequest({ ...raw, notifications_count: 'many', last_status: null })).toMatchObject({ count: 1, status: null })
  expect(() => decodeNotificationRequest({ ...raw, account: null })).toThrow('account')
})
