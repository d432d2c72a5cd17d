import { expect, test } from 'vitest'
import { statusId } from '#test/examples.ts'
import { diveOf, hashOf, diveTargetOf } from './diveAddress.ts'

test.each([
  ['', 'focus'],
  ['#all', null],
  ['#under=B3q', 'B3q'],
  ['#under=', 'focus'],
  ['#under=a%2Fb%26c', 'a/b&c'],
  ['#elsewhere', 'focus'],
])('%s shows %s', (hash, dive) => {
  expect(diveOf(hash)).toBe(dive)
})

test.each([
  ['', null],
  ['#all', null],
  ['#under=B3q', 'B3q'],
])('%s leads to %s', (hash, target) => {
  expect(diveTargetOf(hash)).toBe(target)
})

test.each([null, statusId('B3q'), statusId('a/b&c=d#e')])('the address of %s leads back to it', (dive) => {
  expect(diveOf(hashOf(dive))).toBe(dive)
})
