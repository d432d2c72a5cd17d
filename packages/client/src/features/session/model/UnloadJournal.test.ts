import { expect, test } from 'vitest'
import { createStoredText } from './StoredText.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { createUnloadJournal } from './UnloadJournal.ts'

function setUp() {
  const texts = new Map<string, string>()
  const stored = createStoredText(() => textsInMemory(texts))
  return { texts, open: (name = 'bob') => createUnloadJournal(stored, name) }
}

test('values that one page left are read by the next, for each account', () => {
  const { open } = setUp()
  open().store(new Map<string, unknown>([['places', [['home', { id: 'a', offset: -3.5 }]]]]))
  expect([...open().read()]).toEqual([['places', [['home', { id: 'a', offset: -3.5 }]]]])
  expect(open('ada').read().size).toBe(0)
})

test('the entries of two tabs that close one after the other are all stored', () => {
  const { open } = setUp()
  const [first, second] = [open(), open()]
  first.store(
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  )
  second.store(
    new Map([
      ['b', 2],
      ['c', 2],
    ]),
  )
  second.store(new Map())
  expect(Object.fromEntries(open().read())).toEqual({ a: 1, b: 2, c: 2 })
})

test('dropping and clearing entries leaves no stored text behind', () => {
  const { texts, open } = setUp()
  const unloadJournal = open()
  unloadJournal.store(
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  )
  unloadJournal.drop('a')
  expect(Object.fromEntries(unloadJournal.read())).toEqual({ b: 2 })
  unloadJournal.drop('b')
  expect(texts.size).toBe(0)
  unloadJournal.store(new Map([['a', 1]]))
  unloadJournal.clear()
  expect(texts.size).toBe(0)
})

test('a removed value is read as removed', () => {
  const { open } = setUp()
  open().store(
    new Map<string, unknown>([
      ['a', undefined],
      ['b', [undefined]],
      ['c', []],
    ]),
  )
  expect([...open().read()]).toEqual([
    ['a', undefined],
    ['c', []],
    ['b', [null]],
  ])
})

test('values too large for the journal are left to the database', () => {
  const { texts, open } = setUp()
  open().store(new Map([['a', 'x'.repeat(2_000_000)]]))
  expect(texts.size).toBe(0)
  const halves = new Map(['a', 'b', 'c'].map((key) => [key, 'x'.repeat(900_000)]))
  open().store(new Map([...halves, ['draft', 'typed']]))
  expect([...open().read().keys()]).toEqual(['draft', 'a', 'b'])
})

test.each(['[not JSON', '[]', '5', '{"a":1,"b":{"0":1},"c":[1,2]}'])('the text %s of another program is ignored', (text) => {
  const { texts, open } = setUp()
  open().store(new Map([['a', 1]]))
  for (const key of texts.keys()) texts.set(key, text)
  expect(open().read().size).toBe(0)
})
