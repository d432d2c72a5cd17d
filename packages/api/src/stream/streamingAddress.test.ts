import { expect, test } from 'vitest'

import { streamingAddress } from './streamingAddress.ts'

test.each([
  ['wss://pond.example', 'https://pond.example'],
  ['wss://pond.example:4001', 'https://pond.example'],
  ['wss://streaming.pond.example', 'https://pond.example'],
  ['wss://streaming.pond.example', 'https://social.pond.example'],
  ['wss://pond.example', 'https://social.pond.example'],
  ['wss://stream.pond.co.uk', 'https://pond.co.uk'],
  ['https://pond.example', 'https://pond.example'],
  ['ws://localhost:4100', 'http://localhost:5173'],
  ['ws://192.0.2.1', 'http://192.0.2.1'],
  ['ws://[::1]:4100', 'http://[::1]'],
])('%s is allowed for a token of %s', (streamingUrl, origin) => {
  expect(streamingAddress(streamingUrl, origin)).toBe(streamingUrl)
})

test.each([
  ['wss://evil.example', 'https://pond.example'],
  ['wss://pond.example.evil.test', 'https://pond.example'],
  ['wss://pond.example@evil.test', 'https://pond.example'],
  ['wss://evilpond.example', 'https://pond.example'],
  ['wss://evil.co.uk', 'https://pond.co.uk'],
  ['wss://co.uk', 'https://pond.co.uk'],
  ['ws://pond.example', 'https://pond.example'],
  ['ws://192.0.2.2', 'http://192.0.2.1'],
  ['ws://127.0.2.1', 'http://192.0.2.1'],
  ['ftp://pond.example', 'https://pond.example'],
  ['pond.example', 'https://pond.example'],
  ['', 'https://pond.example'],
])('%s is none for one of %s', (streamingUrl, origin) => {
  expect(streamingAddress(streamingUrl, origin)).toBeNull()
})
