import { decodeNotification } from '@rookery/api/wire/notification'
import { decodeStatus } from '@rookery/api/wire/status'
import { hostileAddresses } from '@rookery/content/corpus/schemes'
import { expect, test } from 'vitest'

const account = (address: string) => ({
  id: 'a',
  username: 'a',
  acct: 'a',
  url: address,
  avatar: address,
  avatar_static: address,
  header: address,
  header_static: address,
  emojis: [{ shortcode: 'a', url: address, static_url: address }],
  pleroma: { favicon: address, background_image: address },
  akkoma: { instance: { name: 'a', favicon: address } },
})

const status = (address: string) => ({
  id: 's',
  url: address,
  account: account(address),
  mentions: [{ id: 'm', acct: 'm', username: 'm', url: address }],
  tags: [{ name: 't', url: address }],
  emojis: [{ shortcode: 's', url: address, static_url: address }],
  media_attachments: ['image', 'video', 'audio', 'unknown'].map((type) => ({
    id: type,
    type,
    url: address,
    preview_url: address,
    remote_url: address,
    pleroma: { mime_type: type === 'unknown' ? 'text/html' : `${type}/x` },
  })),
  card: { url: address, image: address, title: 'card' },
  poll: { id: 'p', options: [{ title: 'yes', votes_count: 1 }], emojis: [{ shortcode: 'p', url: address, static_url: address }] },
  pleroma: { emoji_reactions: [{ name: 'x', url: address, count: 1, me: false }] },
})

const named = /url$|^(?:avatar|header|favicon|background|image)|static/i

/** All addresses in a decoded value. */
function addressesIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return named.test(key) && value !== '' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => addressesIn(inner, Array.isArray(value) ? key : name))
}

const readAll = (address: string) =>
  addressesIn([
    decodeStatus(status(address)),
    decodeNotification({
      id: '1',
      type: 'pleroma:emoji_reaction',
      account: account(address),
      emoji: ':x:',
      emoji_url: address,
      status: status(address),
    }),
  ])

test('a harmless address is read in every field', () => {
  expect(readAll('https://pond.example/x.png').length).toBeGreaterThan(50)
})

test.each(hostileAddresses)('no rendered or fetched address is %j', (address) => {
  const here = new URL('https://pond.example/')
  for (const found of readAll(address)) {
    const url = URL.parse(found, here)
    // Of this server, or no address at all: neither leaves the page nor runs in it.
    expect(url === null || url.origin === here.origin, found).toBe(true)
  }
})
