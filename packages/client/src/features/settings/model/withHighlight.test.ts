import { expect, test } from 'vitest'
import { withHighlight } from './withHighlight.ts'

const green = { type: 'solid', color: '#00ff00' } as const
const red = { type: 'side', color: '#ff0000' } as const

test.each([
  ['somebody new stands beside the others', { bob: green }, 'ada', { bob: green, ada: red }],
  ['an account is listed once, in any case', { Rita: green, bob: green }, 'rita', { bob: green, rita: red }],
] as const)('%s', (_rule, before, acct, after) => {
  expect(withHighlight(before, acct, red)).toEqual(after)
})
