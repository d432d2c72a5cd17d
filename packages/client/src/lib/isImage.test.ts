import { expect, test } from 'vitest'
import { isImage } from './isImage.ts'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n\0\0', true],
  ['JPEG', '\xff\xd8\xff\xe0', true],
  ['GIF', 'GIF89a', true],
  ['WebP', 'RIFF\0\0\0\0WEBPVP8 ', true],
  ['sound in the same container', 'RIFF\0\0\0\0WAVEfmt ', false],
  ['AVIF', '\0\0\0\x20ftypavif', true],
  ['a picture of a telephone', '\0\0\0\x18ftypheic', true],
  ['a film in the same container', '\0\0\0\x18ftypisom', false],
  ['a drawing', '\xef\xbb\xbf\n<svg xmlns="…">', true],
  ['a program', 'MZ\x90\0\x03', false],
  ['words', 'Reeds', false],
  ['nothing', '', false],
])('%s', (_, head, expected) => {
  expect(isImage(bytes(head))).toBe(expected)
})
