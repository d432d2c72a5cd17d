import { expect, test } from 'vitest'
import { exampleStatus } from '#test/examples.ts'
import { toStatusRecord } from './records.ts'

test.each([
  ['blanks', ' \u200b \u3164', ''],
  ['words', ' Mud ', ' Mud '],
  ['an emoji', '🦆', '🦆'],
])('a subject of %s', (_what, spoilerText, expected) => {
  expect(toStatusRecord(exampleStatus('s', { spoilerText })).spoilerText).toBe(expected)
})
