import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conflictsOf, mergeEntries, readEntries, sameEntries, withChosen, writeEntries, type ProfileEntries } from './ProfileEntries.ts'

const keys = ['streaming', 'theme', 'muteWords', 'later']
const value = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.string({ maxLength: 3 }),
  fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 }),
)
const entries: fc.Arbitrary<ProfileEntries> = fc.dictionary(fc.constantFrom(...keys), fc.record({ value, at: fc.nat(5) }))
const all = () => true

test('devices converge in any order of merges', () => {
  fc.assert(
    fc.property(entries, entries, entries, (a, b, c) => {
      expect(sameEntries(mergeEntries(a, b), mergeEntries(b, a))).toBe(true)
      expect(sameEntries(mergeEntries(mergeEntries(a, b), c), mergeEntries(a, mergeEntries(b, c)))).toBe(true)
      expect(sameEntries(mergeEntries(a, a), a)).toBe(true)
    }),
  )
})

test('two devices that changed different settings while apart both keep them', () => {
  const choices = fc.dictionary(
    fc.constantFrom(...keys),
    value.filter((one) => one !== null),
  )
  fc.assert(
    fc.property(entries, choices, choices, fc.nat(20), fc.nat(20), (base, mine, theirs, now, then) => {
      const shared = Object.fromEntries(Object.entries(base).flatMap(([key, { value: one }]) => (one === null ? [] : [[key, one]])))
      const onlyTheirs = Object.fromEntries(Object.entries(theirs).filter(([key]) => !Object.hasOwn(mine, key)))
      const here = withChosen(base, { ...shared, ...mine }, now, all)
      const there = withChosen(base, { ...shared, ...onlyTheirs }, then, all)
      const merged = writeEntries(mergeEntries(here, there)).values
      expect(merged).toEqual({ ...shared, ...mine, ...onlyTheirs })
      expect(conflictsOf(base, here, there)).toEqual([])
    }),
  )
})

test('the later choice for one setting wins, and the change is known as a conflict', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 10, max: 20 }), fc.integer({ min: 21, max: 30 }), (base, early, late) => {
      const here = withChosen(base, { theme: 'here' }, early, () => false)
      const there = withChosen(base, { theme: 'there' }, late, () => false)
      expect(mergeEntries(here, there).theme).toEqual({ value: 'there', at: late })
      expect(mergeEntries(there, here).theme).toEqual({ value: 'there', at: late })
      expect(conflictsOf(base, here, there)).toEqual(['theme'])
    }),
  )
})

test('a choice made after another was seen wins, although its clock is behind', () => {
  const seen = { theme: { value: 'dark', at: 5000 } }
  const here = withChosen(seen, { theme: 'light' }, 20, all)
  expect(mergeEntries(here, seen).theme).toEqual({ value: 'light', at: 5001 })
})

test('a reset setting is reset on other devices, too', () => {
  const base = { theme: { value: 'dark', at: 3 } }
  const here = withChosen(base, {}, 9, all)
  expect(mergeEntries(base, here)).toEqual({ theme: { value: null, at: 9 } })
  expect(writeEntries(here)).toMatchObject({ values: {}, times: { theme: 9 } })
})

test('a value that this version cannot read is retained for one that can', () => {
  const base = { theme: { value: { spectral: true }, at: 3 }, later: { value: 1, at: 2 } }
  expect(withChosen(base, {}, 9, () => false)).toBe(base)
})

test('a choice without a time yields to one with a time', () => {
  const first = withChosen({}, { streaming: true }, 0, all)
  expect(mergeEntries({ streaming: { value: false, at: 7 } }, { streaming: { value: true, at: 0 } }).streaming?.value).toBe(false)
  expect(first.streaming).toEqual({ value: true, at: 1 })
})

test('any profile is read without errors, and a written one is read unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      const read = readEntries(raw)
      expect(sameEntries(readEntries(JSON.parse(JSON.stringify(writeEntries(read)))), read)).toBe(true)
    }),
  )
  fc.assert(
    fc.property(entries, (one) => {
      expect(sameEntries(readEntries(JSON.parse(JSON.stringify(writeEntries(one)))), one)).toBe(true)
    }),
  )
})

test('of a profile with 100,000 unknown settings a thousand are read, and all known ones', () => {
  const later = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`later${index}`, index]))
  const read = readEntries({ values: { ...later, streaming: true } })
  expect(Object.keys(read)).toHaveLength(1001)
  expect(read.streaming?.value).toBe(true)
})

test.each([
  ['a list', [], {}],
  ['values of a wrong kind', { values: 'x', times: [] }, {}],
  ['times that are none', { values: { theme: 'x' }, times: { theme: 'soon' } }, { theme: { value: 'x', at: 0 } }],
  ['a time after all times', { values: { theme: 'x' }, times: { theme: 9e15 } }, { theme: { value: 'x', at: 0 } }],
  ['a prototype', JSON.parse('{"values":{"__proto__":{"a":1}},"times":{"__proto__":2}}') as unknown, {}],
])('a profile with %s', (_name, raw, expected) => {
  expect(readEntries(raw)).toEqual(expected)
  expect({}).not.toHaveProperty('a')
})
