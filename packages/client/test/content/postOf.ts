import type { Status } from '@rookery/api/wire/model'
import { decodeStatus } from '@rookery/api/wire/status'
import { corpusContext } from '@rookery/content/corpus/context'

/** A post as a server would send it, with the data that the corpus assumes beside each body. */
export function postOf(id: string, content: string, more: { subject?: string; name?: string } = {}): Status {
  const { emojis = [], mentions = [], tags = [] } = corpusContext
  return decodeStatus({
    id,
    uri: `https://social.example/objects/${id}`,
    created_at: '2026-11-20T10:00:00.000Z',
    account: {
      id: 'A1',
      username: 'ada',
      acct: 'ada',
      display_name: more.name ?? 'Ada',
      avatar: 'https://media.example/ada.png',
      emojis: wireEmojis(emojis),
    },
    content,
    spoiler_text: more.subject ?? '',
    visibility: 'public',
    emojis: wireEmojis(emojis),
    mentions,
    tags: tags.map(({ name }) => ({ name, url: `https://social.example/tag/${name}` })),
  })
}

function wireEmojis(emojis: typeof corpusContext.emojis = []) {
  return emojis.map(({ shortcode, url, staticUrl }) => ({ shortcode, url, static_url: staticUrl, visible_in_picker: false }))
}
