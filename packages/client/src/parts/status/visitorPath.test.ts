import { expect, test } from 'vitest'
import { statusId } from '#test/examples.ts'
import { visitorPath } from './visitorPath.ts'

const original = 'https://remote.example/notes/1'
const page = '/main/ostatus?status_id=a%2F1'

test.each([
  ['a local post has the page of the server', true, null, true, page],
  ['though its own address is known', true, 'https://pond.example/notice/1', true, page],
  ['a server without the page has none', true, null, false, undefined],
  ['a post from elsewhere has its original', false, original, true, original],
  ['also where this server has no page', false, original, false, original],
  ['a post from elsewhere without an address has nothing', false, null, true, undefined],
] as const)('%s', (_rule, isLocal, url, remoteInteraction, expected) => {
  expect(visitorPath({ id: statusId('a/1'), isLocal, url }, { remoteInteraction })).toBe(expected)
})
