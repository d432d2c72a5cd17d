import { expect, test } from 'vitest'
import { handleAtServer } from './handleAtServer.ts'
import { profileOf } from './profileOf.ts'

const origin = 'https://social.pond.example'
const account = { acct: 'heron', displayName: 'Heron', avatar: '', emojis: [] }

test.each([
  ['as the server says', 'heron@pond.example', 'other.example', '@heron@pond.example'],
  ['by the domain of the instance where the server does not say', null, 'pond.example', '@heron@pond.example'],
  ['by the host of the page while the instance is not known', null, '', '@heron@social.pond.example'],
])('an own handle is made %s', (_case, fqn, domain, handle) => {
  expect(handleAtServer({ origin, ...profileOf({ ...account, fqn }, domain) })).toBe(handle)
})
