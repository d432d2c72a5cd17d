import { expect, test } from 'vitest'
import { contentTypeOf } from './contentTypes.ts'

test.each([
  ['/media/a.png', 'image/png'],
  ['/media/a.jpg', 'image/jpeg'],
  ['/media/a.gif', 'image/gif'],
  ['/media/a.webp', 'image/webp'],
  ['/media/a.avif', 'image/avif'],
  ['/media/a.wav', 'audio/wav'],
  ['/media/a.m4a', 'audio/mp4'],
  ['/media/a.mov', 'video/quicktime'],
  ['/media/a.mp4', 'video/mp4'],
  ['/media/a.webm', 'video/webm'],
  ['/media/a.ogv', 'video/ogg'],
  ['/media/a.ogg', 'audio/ogg'],
  ['/media/a.flac', 'audio/flac'],
  ['/media/a.mp3', 'audio/mpeg'],
  ['/media/a.txt', 'text/plain; charset=utf-8'],
  ['/assets/APP.JS', 'text/javascript; charset=utf-8'],
  ['/assets/app.css', 'text/css; charset=utf-8'],
  ['/assets/a.woff2', 'font/woff2'],
  ['/a.webmanifest', 'application/manifest+json'],
  ['/a.unheard-of', 'application/octet-stream'],
  ['/png', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type)
})
