import { expect, test } from 'vitest'

import { draftHtml, namedIn } from './draftHtml.ts'

const hosts = ['pond.example']
const bob = { id: 'B1', acct: 'bob', username: 'bob', url: 'https://pond.example/users/bob' }
const heron = { id: 'H1', acct: 'Heron@marsh.example', username: 'Heron', url: 'https://marsh.example/u/heron' }
const surroundings = { origin: 'https://pond.example', hosts, people: [bob, heron] }

const html = (text: string, contentType: string | null = null) => draftHtml(text, contentType, surroundings)

test.each([
  ['lines and paragraphs', 'one\ntwo\n\nthree\r\n \r\nfour\n', '<p>one<br>two</p><p>three</p><p>four</p>'],
  ['signs of HTML', '1 < 2 & "3" > <b>0</b>', '<p>1 &lt; 2 &amp; &quot;3&quot; &gt; &lt;b&gt;0&lt;/b&gt;</p>'],
  [
    'an address',
    '(https://a.example/b?c=1&d=2).',
    '<p>(<a href="https://a.example/b?c=1&amp;d=2" >https://a.example/b?c=1&amp;d=2</a>).</p>',
  ],
  ['somebody known', 'Hi @bob!', '<p>Hi <a href="https://pond.example/users/bob" class="mention">@bob</a>!</p>'],
  ['somebody known, in full', '@Bob@pond.example', '<p><a href="https://pond.example/users/bob" class="mention">@Bob@pond.example</a></p>'],
  [
    'somebody of elsewhere',
    '@heron@Marsh.example.',
    '<p><a href="https://marsh.example/u/heron" class="mention">@heron@Marsh.example</a>.</p>',
  ],
  ['a stranger', '@eel@sea.example', '<p><a href="https://sea.example/@eel" class="mention">@eel@sea.example</a></p>'],
  ['a stranger of the same server', '@eel', '<p><a href="https://pond.example/@eel" class="mention">@eel</a></p>'],
  ['a hashtag', '#Vögel #1 a#b', '<p><a href="https://pond.example/tags/V%C3%B6gel" rel="tag">#Vögel</a> #1 a#b</p>'],
  ['an address of mail', 'ada@pond.example', '<p>ada@pond.example</p>'],
])('%s in plain text', (_, text, expected) => {
  expect(html(text)).toBe(expected)
})

test('HTML stays as it is, and other markup is shown as it was typed', () => {
  expect(html('<b>Moor</b> @bob', 'text/html')).toBe('<b>Moor</b> @bob')
  expect(html('**Moor**', 'text/markdown')).toBe('<p>**Moor**</p>')
  expect(html('<b>Moor</b>', 'text/markdown')).toBe('<p>&lt;b&gt;Moor&lt;/b&gt;</p>')
})

test('mentioned accounts have the name that servers use', () => {
  expect(namedIn('@Bob@pond.example and @bob, @Heron@Marsh.example #eel ada@sea.example', hosts)).toEqual([
    'bob',
    'bob',
    'heron@marsh.example',
  ])
})
