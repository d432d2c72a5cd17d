import { expect, test } from 'vitest'
import { exampleDraft, statusId } from '#test/examples.ts'
import { composerReducer, type ComposerEvent } from './composerReducer.ts'
import { isEmptyDraft, readDraft, type DraftData } from '#features/drafts/model/Draft.ts'
import { inOrder, placeInThread, postsOf, restAfter } from './draftThread.ts'

function after(start: DraftData, ...events: ComposerEvent[]): DraftData {
  return events.reduce(composerReducer, { data: start, uploads: [], error: null, sending: [] }).data
}

const write = (text: string): ComposerEvent => ({ kind: 'textChanged', text })
const add: ComposerEvent = { kind: 'postAdded' }
const texts = (data: DraftData) => postsOf(data).map(({ status }) => status)

const three = after(exampleDraft('one'), add, write('two'), add, write('three'))

test('a further post is added after the others, with the same subject, scope and language and without the files', () => {
  const start = exampleDraft('one', {
    spoilerText: 'cw',
    visibility: 'unlisted',
    language: 'de',
    poll: { options: ['a', 'b'], multiple: false, expiresIn: 60 },
  })
  const data = after(start, add)
  expect(data).toMatchObject({ status: '', spoilerText: 'cw', visibility: 'unlisted', language: 'de', poll: null, files: [] })
  expect(texts(data)).toEqual(['one', ''])
  expect(texts(three)).toEqual(['one', 'two', 'three'])
})

test('each further post of a direct thread begins with the leading mentions of the first', () => {
  expect(after(exampleDraft('@bob @carol hello @dave', { visibility: 'direct' }), add).status).toBe('@bob @carol ')
  expect(after(exampleDraft('@bob hello'), add).status).toBe('')
})

test('any post can be edited, and posts are added after the edited one', () => {
  const second = after(three, { kind: 'postShown', at: 1 })
  expect([second.status, placeInThread(second)]).toEqual(['two', 1])
  expect(texts(after(second, add, write('and a half')))).toEqual(['one', 'two', 'and a half', 'three'])
  expect(after(three, { kind: 'postShown', at: 9 })).toBe(three)
})

test.each([
  [0, ['two', 'three'], 'three'],
  [2, ['one', 'two'], 'two'],
])('post %i is removed, and the edited one stays if possible', (at, left, written) => {
  const data = after(three, { kind: 'postRemoved', at })
  expect(texts(data)).toEqual(left)
  expect(data.status).toBe(written)
})

test('a thread with one post left is an ordinary post', () => {
  expect(after(exampleDraft('one'), add, { kind: 'postRemoved', at: 1 }).thread).toBeNull()
})

test('a text that is split stays at its position', () => {
  const second = after(three, { kind: 'postShown', at: 1 }, { kind: 'textSplit', texts: ['tw', 'o'] })
  expect(texts(second)).toEqual(['one', 'tw', 'o', 'three'])
  expect(second.status).toBe('tw')
})

test('it is sent from its first post on, without empty posts, and sent posts leave the draft', () => {
  const first = inOrder(after(three, add))
  expect(texts(first)).toEqual(['one', 'two', 'three'])
  expect(placeInThread(first)).toBe(0)
  const rest = restAfter(first, statusId(7))
  expect(rest && texts(rest)).toEqual(['two', 'three'])
  expect(rest?.thread?.continues).toBe('7')
  expect(rest && texts(inOrder(after(rest, add, write('four'))))).toEqual(['two', 'four', 'three'])
  const last = rest && restAfter(rest, statusId(8))
  expect(last?.thread).toEqual({ before: [], after: [], continues: '8' })
  expect(last && restAfter(last, statusId(9))).toBeNull()
})

test('a thread is stored as it was written, is empty only if all posts are, and older drafts have none', () => {
  const stored = { version: 5, updatedAt: 1, data: three, attempt: null }
  expect(readDraft(JSON.parse(JSON.stringify(stored)))?.data).toEqual(three)
  expect(isEmptyDraft(after(exampleDraft('one'), add))).toBe(false)
  expect(isEmptyDraft(after(exampleDraft(''), add))).toBe(true)
  const { thread, ...before } = exampleDraft('old')
  expect(readDraft({ version: 3, updatedAt: 1, data: before })?.data).toEqual({ ...before, thread })
})
