import * as instanceDetails from '@rookery/api/calls/instanceDetails'
import { packs } from '@rookery/api/calls/stickers'
import * as unicodeEmoji from '@rookery/api/calls/unicodeEmoji'
import { queryOptions } from '@tanstack/react-query'
import type { ServerEmoji } from './PickerEmoji.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Emoji packs rarely change, so they are fetched once a session, on the first use of the picker. */
const oncePerSession = { staleTime: Infinity, gcTime: Infinity }

/** The server's own emoji, pack by pack, each in the order of its names. */
export function serverEmojiQuery({ client, server }: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'emoji'],
    queryFn: async ({ signal }): Promise<readonly ServerEmoji[]> => {
      const list = await instanceDetails.customEmoji(client, { byPack: server.get().capabilities.emojiPacks, signal })
      // Of two with the same name the server can use one only. Names from other servers cannot be written here.
      const byName = new Map(list.filter(({ shortcode }) => !/[\s:@]|^\p{C}+$/u.test(shortcode)).map((emoji) => [emoji.shortcode, emoji]))
      return [...byName.values()]
        .map(({ shortcode, url, staticUrl, category }): ServerEmoji => ({
          kind: 'server',
          shortcode,
          url,
          staticUrl,
          pack: category ?? '',
        }))
        .toSorted((a, b) => inOrder.compare(a.pack, b.pack) || inOrder.compare(a.shortcode, b.shortcode))
    },
  })
}

/** Characters from an admin's own file; most servers have none. */
export function addedEmojiQuery({ client }: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'addedEmoji'],
    queryFn: ({ signal }) => unicodeEmoji.list(client, { signal }),
  })
}

/** The packs of stickers, without those that have none. */
export function stickersQuery({ client }: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'stickers'],
    queryFn: async ({ signal }) => (await packs(client, { signal })).filter(({ stickers }) => stickers.length > 0),
  })
}

/** Five thousand names are compared some sixty thousand times. */
const inOrder = new Intl.Collator('en', { numeric: true })
