import { expect, test } from 'vitest'
import { decodeBookmarkFolder } from './bookmarkFolder.ts'
import { decodeStatus } from './status.ts'
import { decodeUserList } from './userList.ts'

test.each([
  [
    { id: '1', title: 'Rowers' },
    { exclusive: false, repliesPolicy: null },
  ],
  [
    { id: '1', title: 'Rowers', exclusive: true, replies_policy: 'none' },
    { exclusive: true, repliesPolicy: 'none' },
  ],
  [
    { id: 1, title: null, exclusive: 'no', replies_policy: 'all' },
    { exclusive: false, repliesPolicy: null },
  ],
])('the rules of a list are those that the server has: %j', (raw, rules) => {
  expect(decodeUserList(raw)).toMatchObject(rules)
})

test('a bookmark folder has a character, an emoji of the server or nothing before its name', () => {
  const looks = [{ emoji: '🍰', emoji_url: null }, { emoji: ':duck:', emoji_url: 'https://a.example/duck.png' }, { emoji: '' }]
  expect(looks.map((look) => decodeBookmarkFolder({ id: 7, name: 'Cakes', ...look }))).toEqual([
    { id: '7', name: 'Cakes', emoji: '🍰', emojiUrl: null },
    { id: '7', name: 'Cakes', emoji: 'duck', emojiUrl: 'https://a.example/duck.png' },
    { id: '7', name: 'Cakes', emoji: null, emojiUrl: null },
  ])
  expect(() => decodeBookmarkFolder({ name: 'Cakes' })).toThrow('id')
  const folders = [{}, { bookmark_folder: null }, { bookmark_folder: 'A7' }].map(
    (pleroma) => decodeStatus({ id: '1', account: { id: '2', acct: 'bob' }, pleroma }).bookmarkFolder,
  )
  expect(folders).toEqual([null, null, 'A7'])
})
