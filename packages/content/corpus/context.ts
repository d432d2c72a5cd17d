import type { ContentContext, KnownEmoji, KnownMention } from '../src/ContentContext.ts'

const emojis: readonly KnownEmoji[] = [
  { shortcode: 'cat', url: 'https://media.example/cat.png', staticUrl: 'https://media.example/cat.png' },
  { shortcode: 'wave', url: 'https://media.example/wave.gif', staticUrl: 'https://media.example/wave.png' },
  { shortcode: 'two words', url: 'https://media.example/two.png', staticUrl: 'https://media.example/two.png' },
  { shortcode: 'script', url: '\tjavascript:canary()', staticUrl: '\tjavascript:canary()' },
  { shortcode: 'data', url: 'data:image/svg+xml,<svg onload=canary()>', staticUrl: 'data:image/svg+xml,<svg/>' },
  { shortcode: 'relative', url: '/oauth/revoke', staticUrl: '/oauth/revoke' },
  { shortcode: '"onerror=canary()x="', url: 'https://media.example/odd.png', staticUrl: 'https://media.example/odd.png' },
  { shortcode: '<b>', url: 'https://media.example/b.png', staticUrl: 'https://media.example/b.png' },
]

const mentions: readonly KnownMention[] = [
  { id: 'A1', username: 'ada', acct: 'ada', url: 'https://social.example/users/ada' },
  { id: 'B2', username: 'bob', acct: 'bob', url: 'https://social.example/users/bob' },
  { id: 'R3', username: 'rita', acct: 'rita@remote.example', url: 'https://remote.example/@rita' },
  { id: '../../auth', username: 'evil', acct: 'evil@evil.example', url: 'https://evil.example/@evil' },
]

/** The server data assumed beside each body of the corpus. The only host from which anything may be fetched is media.example. */
export const corpusContext: ContentContext = { emojis, mentions, tags: [{ name: 'listed' }] }
