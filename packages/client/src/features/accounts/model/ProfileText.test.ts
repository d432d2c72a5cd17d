import { expect, test } from 'vitest'
import {
  differingParts,
  fieldErrors,
  profileConflicts,
  sentFields,
  shownProfile,
  withFieldMoved,
  withNewField,
  type ProfileText,
} from './ProfileText.ts'

const began: ProfileText = {
  displayName: 'Ada',
  note: 'Rows',
  fields: [{ id: '0', name: 'Site', value: 'https://ada.example' }],
  birthday: '',
  showBirthday: false,
}
const with_ = (part: Partial<ProfileText>): ProfileText => ({ ...began, ...part })

test.each<[string, ProfileText, ProfileText, readonly string[]]>([
  ['nobody changed anything elsewhere', with_({ note: 'Sails' }), began, []],
  ['another part was changed elsewhere', with_({ note: 'Sails' }), with_({ displayName: 'Ada L.' }), []],
  ['the same was changed elsewhere in the same way', with_({ note: 'Sails' }), with_({ note: 'Sails' }), []],
  ['the same was changed elsewhere in another way', with_({ note: 'Sails' }), with_({ note: 'Swims' }), ['note']],
  ['a row was added here and there', with_({ fields: withNewField(began.fields) }), with_({ fields: [] }), ['fields']],
])('where %s', (_case, input, present, conflicts) => {
  expect(profileConflicts({ base: began, input }, present)).toEqual(conflicts)
})

test('untouched fields follow the server', () => {
  const draft = { base: began, input: with_({ note: 'Sails' }) }
  expect(shownProfile(draft, with_({ displayName: 'Ada L.', birthday: '2001-04-30' }))).toEqual(
    with_({ note: 'Sails', displayName: 'Ada L.', birthday: '2001-04-30' }),
  )
})

test('the ids of rows are not a change, and an empty row is', () => {
  expect(differingParts(began, with_({ fields: [{ id: '7', name: 'Site', value: 'https://ada.example' }] }))).toEqual([])
  expect(differingParts(began, with_({ fields: withNewField(began.fields) }))).toEqual(['fields'])
})

test('empty rows are not sent', () => {
  expect(sentFields(withNewField(began.fields))).toEqual([{ name: 'Site', value: 'https://ada.example' }])
})

test.each([
  ['within the limits', 1, 4, 30, false, 0, 0],
  ['fifty rows', 50, 4, 30, true, 0, 0],
  ['a name of 300 characters', 1, 300, 30, false, 1, 0],
  ['a value that is too long', 1, 4, 40, false, 0, 1],
])('%s', (_case, rows, name, value, isTooMany, names, values) => {
  const fields = Array.from({ length: rows }, (_, id) => ({ id: `${id}`, name: 'n'.repeat(name), value: 'v'.repeat(value) }))
  const errors = fieldErrors(fields, { maxFields: 4, nameLength: 255, valueLength: 30 })
  expect([errors.isTooMany, errors.names.size, errors.values.size]).toEqual([isTooMany, names, values])
})

test('characters are counted as people count them, and a server without limits gets none', () => {
  const fields = [{ id: '0', name: '🦆'.repeat(3), value: '' }]
  expect(fieldErrors(fields, { maxFields: 4, nameLength: 3, valueLength: 3 }).names.size).toBe(0)
  expect(fieldErrors(fields, { maxFields: 0, nameLength: 0, valueLength: 0 }).names.size).toBe(0)
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('a row goes from %i to %i', (from, to, order) => {
  const fields = ['a', 'b', 'c'].map((name, id) => ({ id: `${id}`, name, value: '' }))
  expect(
    withFieldMoved(fields, from, to)
      .map(({ name }) => name)
      .join(''),
  ).toBe(order)
})

test('a new row has a unique id', () => {
  expect(
    withNewField([
      { id: '4', name: '', value: '' },
      { id: '1', name: '', value: '' },
    ]).at(-1)?.id,
  ).toBe('5')
  expect(withNewField([]).at(-1)?.id).toBe('0')
})
