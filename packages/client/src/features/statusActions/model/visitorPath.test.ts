import { expect, test } from 'vitest'
import { statusId } from '#test/examples.ts'
import { visitorPath } from './visitorPath.ts'

const original = 'https://remote.example/notes/1'
const page = '/main/ostatus?status_id=a%2F1'

test.each([
  ['a local post has the page of the server', true, null, true, page],
  ['though its own address is known', true, 'https://pond.example/notice/1', true, page],
  ['a post from elsewhere has it, too', false, original, true, page],
  ['a server without the page has nothing for a local post', true, null, false, undefined],
  ['and the original for one from elsewhere', false, original, false, original],
  ['a post from elsewhere without an address has nothing there', false, null, false, undefined],
] as const)('%s', (_rule, isLocal, url, remoteInteraction, expected) => {
  expect(visitorPath({ id: statusId('a/1'), isLocal, url }, { remoteInteraction })).toBe(expected)
})
