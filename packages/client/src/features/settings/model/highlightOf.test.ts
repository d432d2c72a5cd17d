import { expect, test } from 'vitest'
import { highlightOf } from './highlightOf.ts'

const green = { type: 'solid', color: '#00ff00' } as const
const off = { type: 'disabled', color: '#00ff00' } as const

test.each([
  ['somebody marked', { 'rita@remote.example': green }, 'rita@remote.example', green],
  ['in any case of the handle', { 'rita@remote.example': green }, 'Rita@Remote.example', green],
  ['switched off', { bob: off }, 'bob', undefined],
  ['nobody', { bob: green }, 'ada', undefined],
  ['a name like a property of every object', {}, 'constructor', undefined],
  ['not known yet', { bob: green }, undefined, undefined],
] as const)('%s', (_rule, highlights, acct, expected) => {
  expect(highlightOf(highlights, acct)).toBe(expected)
})
