import { expect, test } from 'vitest'
import { isFederatedAddress } from './federatedAddress.ts'

test.each([
  ['https://marsh.example/@quillwort', true],
  ['https://marsh.example/@quillwort/112233445566', true],
  ['https://marsh.example/@ines@elsewhere.example/112233', true],
  ['https://lagoon.example/@user/objects/4f6c2f0e-7a55-4f0f-9d8a-3f1b7a0c7f11', true],
  ['https://marsh.example/users/quillwort/statuses/112233', true],
  ['https://reedbed.example/notice/AbC123xyz', true],
  ['https://reedbed.example/objects/4f6c2f0e-7a55-4f0f-9d8a-3f1b7a0c7f11', true],
  ['https://wharf.example/notes/9x8y7z', true],
  ['https://orchard.example/post/4411', true],
  ['https://orchard.example/comment/99', true],
  ['https://orchard.example/c/allotments', true],
  ['https://orchard.example/u/pomona', true],
  ['https://lantern.example/w/8f3kQ', true],
  ['https://lantern.example/videos/watch/4f6c2f0e-7a55', true],
  ['https://lantern.example/c/nightsky/', true],
  ['https://darkroom.example/p/leila/55443322', true],
  ['https://heath.example/display/47', true],
  ['https://heath.example/profile/wilhelm', true],
  ['https://thread.example/@weaver/post/DAbc-1_x', true],
  ['https://river.example/@otter/posts/AbC123', true],
  ['https://shelf.example/user/reader', true],
  ['https://gather.example/events/4f6c2f0e-7a55-4f0f', true],
  ['https://hub.example/channel/nodes', true],
  ['https://orchard.example/post/4411/99', true],
  ['https://blog.example/?p=42', true],
  ['https://blog.example/?p=42&preview=true', false],
  ['https://example.org/', false],
  ['https://example.org/blog/2026/a-walk', false],
  ['https://forge.example/juno/cormorant', false],
  ['https://lantern.example/about', false],
  ['mailto:ada@pond.example', false],
  ['magnet:?xt=urn:btih:c12f', false],
])('%s may be a post or a person: %s', (address, expected) => {
  expect(isFederatedAddress(new URL(address))).toBe(expected)
})
