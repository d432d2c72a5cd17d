import { expect, test } from 'vitest'
import { renderPage, type MockResponses } from '../../test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

/** Letters that a font kerns with themselves, and letters that join: uncut, each takes seconds to lay out. */
const words = { kerned: 'T'.repeat(50_000), joining: 'ش'.repeat(50_000) }

const at = '2026-03-02T12:00:00.000Z'
const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const post = (change: object = {}) => ({
  id: 'P1',
  uri: 'P1',
  account: heron,
  created_at: at,
  content: '<p>A duck</p>',
  visibility: 'public',
  ...change,
})
const home = (change: object): MockResponses => ({ 'GET /api/v1/timelines/home': [post(change)] })
const heronIs = (change: object): MockResponses => ({
  'GET /api/v1/accounts/heron': { ...heron, ...change },
  'GET /api/v1/accounts/H1': { ...heron, ...change },
  'GET /api/v1/accounts/relationships': [{ id: 'H1' }],
  'GET /api/v1/accounts/H1/statuses': [],
})
const announcedOf = (change: object): MockResponses => ({
  'GET /api/v1/notifications': [{ id: '1', type: 'mention', created_at: at, account: heron, status: post(), ...change }],
})
const file = { id: 'M1', type: 'unknown', url: 'https://media.example/a.bin', preview_url: 'https://media.example/a.bin' }
const card = { type: 'link', url: 'https://tides.example/', title: 'Tides', description: 'Of March', provider_name: 'Almanac', image: null }
const option = (title: string) => ({ title, votes_count: 1 })
const poll = (title: string) => ({ id: '1', expired: false, multiple: false, votes_count: 1, options: [option(title), option('no')] })

/** Every kind of text by other users, at the place where it is shown. */
const places: Readonly<Record<string, readonly [path: string, answers: (word: string) => MockResponses]>> = {
  'a body': ['/main/friends', (word) => home({ content: `<p>${word}</p>` })],
  'a body without markup': ['/main/friends', (word) => home({ content: word })],
  'a body in pieces': ['/main/friends', (word) => home({ content: `<p>${word.replaceAll(/.{50}/gu, '<u>$&</u>')}</p>` })],
  'code in a body': ['/main/friends', (word) => home({ content: `<pre><code>${word}</code></pre>` })],
  'a table in a body': ['/main/friends', (word) => home({ content: `<table><tr><td>${word}</td></tr></table>` })],
  'a reading above a word': ['/main/friends', (word) => home({ content: `<ruby>one<rt>${word}</rt></ruby>` })],
  'a formula': ['/main/friends', (word) => home({ content: `<math><mtext>${word}</mtext></math>` })],
  'an effect': ['/main/friends', (word) => home({ content: `<span class="mfm-fg" data-mfm-color="f00">${word}</span>` })],
  'the text of a link': ['/main/friends', (word) => home({ content: `<a href="https://example.org/">${word}</a>` })],
  'a host': ['/main/friends', (word) => home({ content: `<a href="https://${word}.example/">bank.test</a>` })],
  'a path': ['/main/friends', (word) => home({ content: `<a href="https://example.org/${word}">https://example.org/${word}</a>` })],
  'a hashtag': ['/main/friends', (word) => home({ content: `<a href="https://example.org/tags/x" rel="tag">#${word}</a>` })],
  'a text over the cap': ['/main/friends', (word) => home({ content: word.repeat(5) })],
  'a subject': ['/main/friends', (word) => home({ spoiler_text: word })],
  'an option of a poll': ['/main/friends', (word) => home({ poll: poll(word) })],
  'the title of a card': ['/main/friends', (word) => home({ card: { ...card, title: word } })],
  'the description of a card': ['/main/friends', (word) => home({ card: { ...card, description: word } })],
  'the provider of a card': ['/main/friends', (word) => home({ card: { ...card, provider_name: word } })],
  'the address of a card': ['/main/friends', (word) => home({ card: { ...card, title: '', url: `https://example.org/${word}` } })],
  'the description of a file': ['/main/friends', (word) => home({ media_attachments: [{ ...file, description: word }] })],
  'the name of a file': ['/main/friends', (word) => home({ media_attachments: [{ ...file, pleroma: { name: word } }] })],
  'the description of a hidden picture': [
    '/main/friends',
    (word) => home({ sensitive: true, media_attachments: [{ ...file, type: 'image', description: word }] }),
  ],
  'the name of an author': ['/main/friends', (word) => home({ account: { ...heron, display_name: word } })],
  'the handle of an author': ['/main/friends', (word) => home({ account: { ...heron, acct: word, username: word } })],
  'the author of the parent': [
    '/main/friends',
    (word) => home({ in_reply_to_id: 'P0', in_reply_to_account_id: 'H3', pleroma: { in_reply_to_account_acct: word } }),
  ],
  'a mentioned account': [
    '/main/friends',
    (word) =>
      home({
        content: '<a class="mention" href="https://x.example/@x">@x</a>',
        mentions: [{ ...heron, id: 'H3', acct: word, url: 'https://x.example/@x' }],
      }),
  ],
  'the repeater of a post': [
    '/main/friends',
    (word) => home({ id: 'P2', account: { ...heron, id: 'H2', display_name: word }, reblog: post() }),
  ],
  'a quoted post': ['/main/friends', (word) => home({ quote: post({ id: 'P0', content: word }), quote_id: 'P0' })],
  'a reaction': ['/main/friends', (word) => home({ pleroma: { emoji_reactions: [{ name: word, count: 1, me: false }] } })],
  'a post in notifications': ['/main/friends', (word) => announcedOf({ status: post({ content: word }) })],
  'a name in notifications': ['/main/friends', (word) => announcedOf({ account: { ...heron, id: 'H3', display_name: word } })],
  'a reaction in notifications': ['/main/friends', (word) => announcedOf({ type: 'pleroma:emoji_reaction', emoji: word })],
  'a name of a profile': ['/users/heron', (word) => heronIs({ display_name: word })],
  'a handle of a profile': ['/users/heron', (word) => heronIs({ acct: word })],
  'a bio': ['/users/heron', (word) => heronIs({ note: word })],
  'the name of a field': ['/users/heron', (word) => heronIs({ fields: [{ name: word, value: 'a' }] })],
  'the value of a field': ['/users/heron', (word) => heronIs({ fields: [{ name: 'a', value: word }] })],
  'the title of a list': ['/lists', (word) => ({ 'GET /api/v1/lists': [{ id: '1', title: word }] })],
  'the title of an instance': ['/about', (word) => instanceIs({ title: word })],
  'the description of an instance': ['/about', (word) => instanceIs({ description: word })],
  'a rule of an instance': ['/about', (word) => instanceIs({ rules: [{ id: '1', text: word }] })],
  'the terms of an instance': ['/about', (word) => ({ 'GET /static/terms-of-service.html': new Response(word) })],
}

function instanceIs(change: object): MockResponses {
  return { 'GET /api/v1/instance': { uri: location.origin, title: 'Pond', version: '2.7.2 (compatible; Akkoma 3.16.0)', ...change } }
}

/**
 * The length of the longest text on the page in which no line may end. The time to lay out a text grows with the square of it: 6,000
 * letters take a fifth of a second, 50,000 take five. A formula is one line, whose time grows with its length.
 */
function longestUnbroken(): number {
  let [longest, length] = [0, 0]
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      for (const [index, word] of node.data.split(/\s/).entries()) {
        length = index > 0 ? word.length : length + word.length
        longest = Math.max(longest, length)
      }
    } else if (node instanceof HTMLElement) {
      const isWithinLine = getComputedStyle(node).display === 'inline' && !(node instanceof HTMLBRElement) && node.localName !== 'wbr'
      if (!isWithinLine) length = 0
      node.childNodes.forEach(visit)
      if (!isWithinLine) length = 0
    }
  }
  visit(document.body)
  return longest
}

test.each(Object.keys(places).flatMap((place) => Object.keys(words).map((kind) => [place, kind] as const)))(
  '%s may be one word of %s letters, and lines end within it',
  async (place, kind) => {
    await resizePage(1440, 900)
    const [path, responses] = places[place] ?? ['/', () => ({})]
    const word = words[kind === 'kerned' ? 'kerned' : 'joining']
    await renderPage(path, { as: 'ada', responses: responses(word) })
    const shown = place === 'a host' ? 'bank.test' : place === 'a hashtag' || place === 'a path' ? word.slice(0, 10) : word.slice(0, 50)
    // A handle that could pass for another's is shown in codes.
    const codes = encodeURIComponent(shown).slice(0, 40)
    await expect.poll(() => [shown, codes, 'xn--'].some((words) => document.body.textContent.includes(words))).toBe(true)
    expect(longestUnbroken()).toBeLessThan(6_100)
  },
)
