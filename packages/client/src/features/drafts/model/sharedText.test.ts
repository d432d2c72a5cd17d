import { expect, test } from 'vitest'
import { sharedText } from './sharedText.ts'

test.each([
  [
    'all three, each on its line',
    'title=Herons&text=Seen at dawn&url=https://pond.example/1',
    'Herons\nSeen at dawn\nhttps://pond.example/1',
  ],
  ['a title alone', 'title=Herons', 'Herons'],
  ['an address alone', 'url=https://pond.example/1', 'https://pond.example/1'],
  [
    'a title and address that the text has, once',
    'title=Herons&text=Herons https://pond.example/1&url=https://pond.example/1',
    'Herons https://pond.example/1',
  ],
  ['a message instead of other parts', 'message=Hello&text=Other', 'Hello'],
  ['nothing of blanks', 'title=%20&text=%0A', ''],
  ['nothing of nothing', '', ''],
  ['markup as it stands', 'text=<script>alert(1)</script>', '<script>alert(1)</script>'],
])('shared data becomes a text: %s', (_, search, text) => {
  expect(sharedText(new URLSearchParams(search))).toBe(text)
})
