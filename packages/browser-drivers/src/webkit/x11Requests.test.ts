import { expect, test } from 'vitest'

import { nameBody, numbersBody, requestOf } from './x11Requests.mjs'

test('a request has its opcode, its detail and its length in units of four bytes', () => {
  expect([...requestOf(42, 1, numbersBody(4, 0x1_00_00))]).toEqual([42, 1, 3, 0, 4, 0, 0, 0, 0, 0, 1, 0])
})

test.each([
  ['XTEST', 12],
  ['SHAPES_X', 12],
])('the name %s is filled up to whole units', (name, length) => {
  const body = nameBody(name)
  expect(body.length).toBe(length)
  expect(body.readUInt16LE(0)).toBe(name.length)
  expect(body.toString('latin1', 4, 4 + name.length)).toBe(name)
})
