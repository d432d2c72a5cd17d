import { expect, test } from 'vitest'
import { fileName } from './fileName.ts'

test.each([
  ['https://pond.example/media/low%20tide.mp3?x=1', 'low tide.mp3'],
  ['https://pond.example/media/100%.mp3', '100%.mp3'],
  ['https://pond.example/', 'pond.example'],
  ['not an address', 'not an address'],
])('the file of %s is called %s', (url, name) => {
  expect(fileName(url)).toBe(name)
})
