import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'
import { readOutbox, writeOutbox, type QueuedAction } from './QueuedAction.ts'

/** As the device stores it. */
const good = {
  subject: 'favourite:1',
  what: 'favourite',
  id: '1',
  wanted: true,
  key: 'one',
  at: 1_772_000_000_000,
  isInDoubt: false,
  failure: null,
}
/** As it is read. */
const read: QueuedAction = {
  subject: 'favourite:1',
  kind: 'favourite',
  id: '1',
  desired: true,
  key: 'one',
  at: 1_772_000_000_000,
  isInDoubt: false,
  failure: null,
}
const last = { ...good, key: 'two', subject: 'bookmark:1', what: 'bookmark' }
const lastRead: QueuedAction = { ...read, key: 'two', subject: 'bookmark:1', kind: 'bookmark' }

const bad: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a text', 'favourite'],
  ['a list', []],
  ['nothing in it', {}],
  ['an act of a later version', { ...good, what: 'bake' }],
  ['the shape of a later version', { ...good, version: 2 }],
  ['no key', { ...good, key: '' }],
  ['no id', { ...good, id: undefined }],
  ['a number for an id', { ...good, id: 7 }],
  ['no moment', { ...good, at: 'today' }],
  ['a moment after all moments', { ...good, at: 1e300 }],
  ['no wish', { ...good, wanted: null }],
  ['a vote without choices', { ...good, what: 'vote' }],
  ['a vote with words', { ...good, what: 'vote', details: { status: '1', choices: ['a'] } }],
  ['a vote on nothing', { ...good, what: 'vote', details: { choices: [1] } }],
  ['a reaction with nothing', { ...good, what: 'react', details: {} }],
  ['a reaction with an object', { ...good, what: 'react', details: { name: {}, url: null } }],
  ['a bookmark in a list', { ...good, what: 'bookmark', details: { folder: [] } }],
  ['a mute for a word', { ...good, what: 'mute', details: { time: 'long' } }],
  ['a repeat for a number', { ...good, what: 'repeat', details: { visibility: 3 } }],
  ['details that are a list', { ...good, details: [] }],
]

test.each(bad)('an entry that is or has %s is set aside, and the others are read', (_, entry) => {
  const stored = entry === undefined ? null : (JSON.parse(JSON.stringify(entry)) as unknown)
  expect(readOutbox(JSON.stringify([good, entry, last]))).toEqual({ entries: [read, lastRead], unreadable: [stored] })
})

test('of two entries with one key the second is set aside', () => {
  expect(readOutbox(JSON.stringify([good, good]))).toEqual({ entries: [read], unreadable: [good] })
})

test.each(['', '{}', 'null', '7', '[{"subject"', '<html>'])('the text %j is set aside completely', (text) => {
  expect(readOutbox(text)).toEqual({ entries: [], unreadable: [text] })
})

test.each([
  ['a refusal that cannot be told', {}],
  ['a refusal that holds nothing', { key: 'errors.generic', args: { error: null } }],
  ['a refusal of a wrong kind', 'no'],
])('an entry with %s still counts as rejected', (_, failure) => {
  expect(readOutbox(JSON.stringify([{ ...good, failure }])).entries).toEqual([{ ...read, failure: { key: 'errors.generic' } }])
})

test('any stored text is read, and a written one is read unchanged', () => {
  const entry = fc.oneof(fc.jsonValue(), fc.constant(good), fc.constantFrom(...bad.map(([, one]) => one)))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(entry).map((all) => JSON.stringify(all)),
      ),
      (text) => {
        const stored = readOutbox(text)
        expect(readOutbox(writeOutbox(stored))).toEqual(stored)
      },
    ),
    { numRuns: propertyRuns(300) },
  )
})

test('an action is stored under the names that earlier builds read', () => {
  const entry: QueuedAction = { ...read, kind: 'react', args: { name: '⭐', url: null } }
  const stored = { ...good, what: 'react', details: { name: '⭐', url: null } }
  const text = writeOutbox({ entries: [entry], unreadable: [] })
  expect(JSON.parse(text ?? '')).toEqual([stored])
  expect(readOutbox(text)).toEqual({ entries: [entry], unreadable: [] })
})
