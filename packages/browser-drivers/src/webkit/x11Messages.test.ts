import { expect, test } from 'vitest'

import { firstMessage, nameBody, numbersBody, requestOf, setupMessage } from './x11Messages.mjs'

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

/** A message of the server: its kind, and how many units of four bytes it has beyond the shortest. */
function messageOf(kind: number, more: number): Buffer {
  const message = Buffer.alloc(32 + (kind === 1 ? more * 4 : 0), kind)
  message.writeUInt32LE(more, 4)
  return message
}

test.each([
  ['an error', messageOf(0, 9), 32],
  ['a short reply', messageOf(1, 0), 32],
  ['a long reply', messageOf(1, 3), 44],
  ['an event', messageOf(19, 9), 32],
])('%s is a message once all of it has arrived', (_what, message, length) => {
  const received = Buffer.concat([message, messageOf(19, 0)])
  expect(firstMessage(received)).toEqual(received.subarray(0, length))
  expect(firstMessage(received.subarray(0, length - 1))).toBeUndefined()
})

test('the description of the server is one once all of it has arrived', () => {
  const received = Buffer.alloc(30)
  received.writeUInt16LE(4, 6)
  expect(setupMessage(received)).toEqual(received.subarray(0, 24))
  expect(setupMessage(received.subarray(0, 23))).toBeUndefined()
  expect(setupMessage(received.subarray(0, 7))).toBeUndefined()
})
