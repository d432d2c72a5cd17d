import { expect, test } from 'vitest'
import { isOwnHost } from './ownHost.ts'

const local = 'http://localhost:4000'
const open = 'https://pond.example'

test.each([
  ['localhost:4000', local, true],
  ['LocalHost:4000', local, true],
  ['127.0.0.1:4000', local, true],
  ['[::1]:4000', local, true],
  ['localhost', local, false],
  ['localhost:4001', local, false],
  ['127.0.0.1', local, false],
  ['localhost.:4000', local, false],
  ['evil.localhost:4000', local, false],
  ['localhost.evil.example:4000', local, false],
  ['127.0.0.1.evil.example:4000', local, false],
  ['evil.example:4000', local, false],
  ['evil.example', local, false],
  ['10.0.0.1:4000', local, false],
  ['0.0.0.0:4000', local, false],
  ['[::2]:4000', local, false],
  ['evil@localhost:4000', local, false],
  ['localhost:4000/x', local, false],
  ['localhost:4000#.evil.example', local, false],
  ['localhost:99999', local, false],
  ['', local, false],
  ['pond.example', open, true],
  ['pond.example:443', open, true],
  ['localhost', open, true],
  ['pond.example:80', open, false],
  ['sub.pond.example', open, false],
  ['localhost', 'http://localhost', true],
  ['localhost:80', 'http://localhost', true],
])('whether "%s" names the server at %s: %s', (host, origin, isOwn) => {
  expect(isOwnHost(host, origin)).toBe(isOwn)
})
