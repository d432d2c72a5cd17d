import { plainFields } from '@rookery/content/corpus/plainFields'
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

test('a file extension is read from its real position, whatever the direction of the name', () => {
  const turned = 'invoice\u202efdp.exe'
  const url = `https://pond.example/media/${encodeURIComponent(turned)}`
  expect([attachmentName({ name: turned, url }), attachmentName({ name: null, url })]).toEqual(['invoicefdp.exe', 'invoicefdp.exe'])
  for (const { text } of plainFields) expect(attachmentName({ name: text, url })).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n\u2028]/)
})
