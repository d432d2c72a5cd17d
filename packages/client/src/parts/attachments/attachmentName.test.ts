import { expect, test } from 'vitest'
import { attachmentName } from './attachmentName.ts'

test.each([
  ['soup.pdf', 'https://pond.example/media/0123.pdf', 'soup.pdf'],
  [null, 'https://pond.example/media/low%20tide.mp3', 'low tide.mp3'],
  [null, 'https://pond.example/media/65ca1208afde920b3d6b3dcae14dacfa36260221d5e0774f.pdf', '65ca1208….pdf'],
  [null, 'https://pond.example/media/550e8400-e29b-41d4-a716-446655440000.pdf', '550e8400….pdf'],
  [null, 'https://pond.example/media/0123abcd.pdf', '0123abcd.pdf'],
])('a file named %s at %s is called %s', (name, url, called) => {
  expect(attachmentName({ name, url })).toBe(called)
})
