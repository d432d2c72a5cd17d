import type { Mention } from '@rookery/api/wire/model'
import type { ContentNode } from '@rookery/content'
import { expect, test } from 'vitest'
import { accountId } from '#test/examples.ts'
import { mentionsBeside } from './mentionsBeside.ts'

const mention = (id: string): Mention => ({ id: accountId(id), username: id, acct: id, url: `https://pond.example/${id}` })
const named = (id: string): ContentNode => ({ kind: 'mention', id, username: id, acct: id })
const inside = (...children: ContentNode[]): ContentNode => ({ kind: 'element', tag: 'p', attributes: null, role: null, children })

const status = (responded: string | null, ...ids: string[]) => ({
  accountId: accountId('author'),
  inReplyToAccountId: responded === null ? null : accountId(responded),
  mentions: ids.map(mention),
})
const idsOf = (mentions: readonly Mention[]) => mentions.map(({ id }) => id)

test('recipients outside of the text are listed, in the order of the post', () => {
  expect(idsOf(mentionsBeside(status(null, 'b', 'a'), [inside({ kind: 'text', text: 'Hello' })]))).toEqual(['b', 'a'])
})

test('recipients in the text, at any depth, are not repeated', () => {
  expect(idsOf(mentionsBeside(status(null, 'a', 'b', 'c'), [inside(named('a'), inside(named('c')))]))).toEqual(['b'])
})

test('neither the one answered nor the author is listed', () => {
  expect(idsOf(mentionsBeside(status('a', 'a', 'author', 'b'), []))).toEqual(['b'])
})
