import { expect, test } from 'vitest'

import { encodeForm, encodeQuery } from './encodeForm.ts'

test.each([
  ['a plain value', { q: 'otter & heron' }, [['q', 'otter & heron']]],
  [
    'numbers and booleans',
    { limit: 20, local: false },
    [
      ['limit', '20'],
      ['local', 'false'],
    ],
  ],
  ['an empty text, which clears a field', { note: '' }, [['note', '']]],
  [
    'a list',
    { ids: ['1', '2'] },
    [
      ['ids[]', '1'],
      ['ids[]', '2'],
    ],
  ],
  ['an object', { source: { privacy: 'direct' } }, [['source[privacy]', 'direct']]],
  [
    'a poll',
    { poll: { options: ['a', 'b'], expires_in: 60, multiple: true } },
    [
      ['poll[options][]', 'a'],
      ['poll[options][]', 'b'],
      ['poll[expires_in]', '60'],
      ['poll[multiple]', 'true'],
    ],
  ],
  [
    'a list of objects with grouped keys',
    {
      fields_attributes: [
        { name: 'a', value: '1' },
        { name: 'b', value: '2' },
      ],
    },
    [
      ['fields_attributes[0][name]', 'a'],
      ['fields_attributes[0][value]', '1'],
      ['fields_attributes[1][name]', 'b'],
      ['fields_attributes[1][value]', '2'],
    ],
  ],
  ['nothing for empty values', { max_id: null, since_id: undefined, types: [], poll: null }, []],
])('a form encodes %s', (_, form, pairs) => {
  expect(encodeForm(form)).toEqual(pairs)
})

test('a form leaves files as they are', () => {
  const file = new Blob(['x'])
  expect(encodeForm({ file, description: 'y' })).toEqual([
    ['file', file],
    ['description', 'y'],
  ])
})

test('a query is escaped, and an empty one has no question mark', () => {
  expect(encodeQuery({ q: 'a b&c', id: ['1', '2'] })).toBe('?q=a+b%26c&id%5B%5D=1&id%5B%5D=2')
  expect(encodeQuery({ limit: undefined })).toBe('')
})
