import { expect, test } from 'vitest'
import { readableFileName } from './readableFileName.ts'

test.each([
  ['The_four_ferries.mp3', 'https://pond.example/media/0123.mp3', 'The four ferries'],
  [null, 'https://pond.example/media/low%20tide.mp3', 'low tide'],
  ['Low tide', 'https://pond.example/media/1', 'Low tide'],
  ['1. Prelude in C.flac', 'https://pond.example/media/1', '1. Prelude in C'],
  [null, 'https://pond.example/media/65ca1208afde920b3d6b3dcae14dacfa36260221d5e0774f.mp3', null],
  [null, 'https://pond.example/media/550e8400-e29b-41d4-a716-446655440000.ogg', null],
  [null, 'https://pond.example/media/01KB2ZC9V8Y0W3N4M5P6Q7R8ST.opus', null],
  [null, 'https://pond.example/media/1731589200.mp3', null],
])('a file named %s at %s is called %s', (name, url, called) => {
  expect(readableFileName({ name, url })).toBe(called)
})
