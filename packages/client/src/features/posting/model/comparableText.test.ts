import { expect, test } from 'vitest'
import { comparableDraft, comparablePost } from './comparableText.ts'

const link = (href: string, label: string, kind = '') => `<a href="${href}" rel="nofollow"${kind && ` class="${kind}"`}>${label}</a>`

test('a post equals its draft whatever a server makes of markup, blanks, mentions and links', () => {
  const reeds = 'https://pond.example/reeds/and/rushes?depth=3'
  const pairs = {
    'Hello  *really*\n\n~~not~~ `x` __y__': '<p>Hello <em>really</em></p><p><del>not</del> <code>x</code> <strong>y</strong></p>',
    '> quoted\n\nyes & no <3': '<blockquote><p>quoted</p></blockquote><p>yes &amp; no &lt;3</p>',
    '# Reeds\n- one\n- two\n\n---\n```js\nlet a = 1\n```':
      '<h1>Reeds</h1><ul><li>one</li><li>two</li></ul><hr><pre><code class="language-js">let a = 1</code></pre>',
    'Hi @ada@pond.example. And @bob@far.example:8443!': `<p>Hi <span class="h-card">${link('https://pond.example/@ada', '@<span>ada</span>', 'u-url mention')}</span>. And ${link('https://far.example/bob', '@bob')}!</p>`,
    '#tides (today)': `<p>${link('https://pond.example/tags/tides', '#<span>tides</span>', 'mention hashtag')} (today)</p>`,
    [`See ${reeds}, now`]: `<p>See ${link(reeds, 'pond.example/reeds/and/ru…')}, now</p>`,
    [`Look: ${reeds}`]: `<p>Look: ${link(reeds, '<span class="invisible">https://</span><span class="ellipsis">pond.example/reeds</span><span class="invisible">/and/rushes?depth=3</span>')}</p>`,
    'At pond.example now': `<p>At ${link('http://pond.example/', 'pond.example')} now</p>`,
    [`[the reeds](${reeds})!`]: `<p>${link(reeds, 'the reeds')}!</p>`,
    [`[b]See[/b] [url=${reeds}]the reeds[/url]`]: `<strong>See</strong> ${link(reeds, 'the reeds')}`,
    '$[x2 big] <b>bold</b>': '<p><span>big <b>bold</b></span></p>',
    'May I?':
      '<p>May I?</p><div class="gts-system-message gts-pending-reply"><hr><p><i lang="en">ℹ️ Note from pond.example: it waits.</i></p></div>',
  }
  for (const [draft, post] of Object.entries(pairs)) {
    expect.soft(comparablePost(post), draft).toBe(comparableDraft(draft))
    // A server that knows no markup sends the text as it is.
    const plain = draft.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
    expect.soft(comparablePost(`<p>${plain}</p>`), `plain ${draft}`).toBe(comparableDraft(draft))
  }
})

test('posts that differ in a sign of punctuation or in a link are two posts', () => {
  const pairs = [
    [':)', ':('],
    ['yes?', 'yes!'],
    ['…', '?'],
    ['1 + 1', '1 - 1'],
    ['a > b', 'a < b'],
    ['https://pond.example/1', 'https://pond.example/2'],
    ['[reeds](https://pond.example/1)', '[reeds](https://pond.example/2)'],
  ] as const
  for (const [one, other] of pairs) {
    const html = other.replaceAll('<', '&lt;').replace(/\[(\w+)\]\((\S+)\)/, '<a href="$2">$1</a>')
    expect.soft(comparablePost(`<p>${html}</p>`), `${one} ${other}`).not.toBe(comparableDraft(one))
  }
  const shortened = `<p>${link('https://pond.example/reeds/1', 'pond.example/re…')}</p>`
  expect(comparablePost(shortened)).not.toBe(comparableDraft('https://pond.example/reeds/2'))
})
