import { expect, test } from 'vitest'
import { readPagePolicy } from './pagePolicy.ts'

const origin = 'https://pond.example'
const akkoma =
  "style-src 'self' 'nonce-N';script-src 'self' 'nonce-N' ;connect-src 'self' https://pond.example wss://pond.example;" +
  "media-src 'self' https:;img-src 'self' data: blob: https:;default-src 'none';base-uri 'none'"
const pleroma = "default-src 'none';connect-src 'self' blob: https://pond.example https:;script-src 'self' 'wasm-unsafe-eval'"

test.each([
  ['a stock Akkoma', akkoma, { own: true, foreign: false, wasm: false, frame: false }],
  ['a Pleroma', pleroma, { own: true, foreign: true, wasm: true, frame: false }],
  ['no policy', null, { own: true, foreign: true, wasm: true, frame: true }],
  ['two policies, of which the stricter counts', `${pleroma}, ${akkoma}`, { own: true, foreign: false, wasm: false, frame: false }],
  [
    'frames by name',
    "default-src 'self'; frame-src https://*.example; script-src 'unsafe-eval'",
    { own: true, foreign: false, wasm: true, frame: true },
  ],
])('%s', (_name, header, { own, foreign, wasm, frame }) => {
  const policy = readPagePolicy(header, origin)
  expect(policy.fetches('/media/a.gif')).toBe(own)
  expect(policy.fetches('https://elsewhere.example/a.gif')).toBe(foreign)
  expect(policy.wasm).toBe(wasm)
  expect(policy.frames('https://frames.example/x')).toBe(frame)
})

test.each([
  ['https://media.example', 'https://media.example/a', true],
  ['https://media.example', 'http://media.example/a', false],
  ['media.example', 'https://media.example/a', true],
  ['media.example:444', 'https://media.example/a', false],
  ['media.example', 'https://media.example:444/a', false],
  ['media.example:*', 'https://media.example:444/a', true],
  ['https://*.media.example', 'https://media.example/a', false],
  ['https://*.media.example', 'https://cdn.media.example/a', true],
  ["'none'", 'https://media.example/a', false],
  ['*', 'https://media.example/a', true],
  ['*', 'data:text/plain,a', false],
])('%s for %s: %s', (source, url, allowed) => {
  expect(readPagePolicy(`connect-src ${source}`, origin).fetches(url)).toBe(allowed)
})
