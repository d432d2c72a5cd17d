import { expect, test } from 'vitest'
import { readServerAddress } from './readServerAddress.ts'

const servers = [
  ['social.example', 'https://social.example'],
  [' Social.Example/ ', 'https://social.example'],
  ['http://social.example', 'https://social.example'],
  ['https://social.example/@ada/112233', 'https://social.example'],
  ['social.example:8443/notice/1?x=a@b', 'https://social.example:8443'],
  ['@ada@social.example', 'https://social.example'],
  ['ada@social.example', 'https://social.example'],
  ['acct:ada@social.example', 'https://social.example'],
  ['web+ap://social.example/objects/1', 'https://social.example'],
  ['größe.example', 'https://xn--gre-6ka8i.example'],
  ['localhost:4000', 'http://localhost:4000'],
  ['https://localhost:4000/about', 'https://localhost:4000'],
  ['127.0.0.1', 'http://127.0.0.1'],
] as const

const others = [
  '',
  '  ',
  'ada',
  '@ada',
  'two words.example',
  'social example',
  'https://user:secret@social.example',
  'data:text/html,x',
  'https://',
  'social..example',
  'a@b@c.example',
]

test('a server is read from its name, a handle or the address of a page there', () => {
  for (const [typed, origin] of servers) expect.soft(readServerAddress(typed), typed).toBe(origin)
})

test('texts without a server, or with more than one, are rejected', () => {
  for (const typed of others) expect.soft(readServerAddress(typed), typed).toBeNull()
})
