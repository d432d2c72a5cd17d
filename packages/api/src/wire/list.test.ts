import { expect, test } from 'vitest'

import { DecodeError } from './DecodeError.ts'
import { decodeAccount } from './account.ts'
import { decodeList } from './list.ts'

test('a malformed item is left out and reported, and the others stay', () => {
  const dropped: DecodeError[] = []
  const list = decodeList([{ id: '1' }, {}, null, { id: '2' }], decodeAccount, (error) => dropped.push(error))
  expect(list.map(({ id }) => id)).toEqual(['1', '2'])
  expect(dropped.map(({ path }) => path)).toEqual(['account.id', 'account'])
})

test.each([[null], [{}], ['[]']])('%j is not a list', (raw) => {
  expect(() => decodeList(raw, decodeAccount)).toThrow(DecodeError)
})

test('an error in our own code is not mistaken for a bad item', () => {
  const broken = () => {
    throw new RangeError('ours')
  }
  expect(() => decodeList([1], broken)).toThrow(RangeError)
})
