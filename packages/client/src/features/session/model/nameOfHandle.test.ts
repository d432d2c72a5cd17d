import { expect, test } from 'vitest'
import { nameOfHandle } from './nameOfHandle.ts'

test.each([
  ['a name', 'heron', 'heron'],
  ['a name after its sign', '@heron', 'heron'],
  ['a whole handle', '@heron@pond.example', 'heron'],
  ['one in capitals', '@Heron@POND.example', 'Heron'],
  ['one at the host of the page', '@heron@social.pond.example', 'heron'],
  ['somebody of another server', '@heron@lake.example', '@heron@lake.example'],
  ['an address of mail', 'heron@pond.example', 'heron@pond.example'],
  ['the sign alone', '@', '@'],
  ['words', '@heron of the pond', '@heron of the pond'],
])('%s', (_, typed, name) => {
  expect(nameOfHandle(typed, ['pond.example', 'social.pond.example'])).toBe(name)
})
