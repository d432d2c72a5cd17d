import type { AccountId } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import { rankAccounts } from './rankAccounts.ts'

const person = (acct: string, displayName = '') => ({ id: acct as AccountId, acct, displayName }) // ids of the test
const nobody = () => false
const ranked = (people: readonly ReturnType<typeof person>[], query: string, followed = nobody as (id: AccountId) => boolean) =>
  rankAccounts(people, query, followed).map(({ acct }) => acct)

test('the exact handle is first, then handles with the prefix, then names, then letters inside', () => {
  const people = [person('asher'), person('nest', 'Grey Heron'), person('heron@far.example'), person('her'), person('otter', 'Otto')]
  expect(ranked(people, 'her')).toEqual(['her', 'heron@far.example', 'nest', 'asher'])
})

test('followed accounts are first among equals, and accounts of one name on two hosts stay separate', () => {
  const people = [person('heron@a.example'), person('heron@b.example')]
  expect(ranked(people, 'heron', (id) => id === 'heron@b.example')).toEqual(['heron@b.example', 'heron@a.example'])
})

test('a handle with a host is completed from its beginning', () => {
  expect(ranked([person('heron@far.example'), person('heron')], 'heron@f')).toEqual(['heron@far.example'])
})

test('a name of 10,000 letters and a name from right to left are only names', () => {
  expect(ranked([person('a', 'x'.repeat(10_000)), person('b', 'زهرة الماء')], 'الماء')).toEqual(['b'])
})
