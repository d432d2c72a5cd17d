import type { Page } from 'playwright-core'

import { everyNotification } from './everyNotification.ts'
import { breakCalls } from './faults.ts'

interface RawPost {
  readonly id: string
  readonly url: string
  readonly account: { readonly acct: string }
  readonly media_attachments: readonly { readonly type: string }[]
  readonly poll: object | null
  readonly pleroma: object
}

/** High enough that each row of `fillHome` is in view. */
export const everyRowViewport = { width: 1440, height: 12_000 }

/** Attachments of each type that a timeline shows. */
const attachmentTypes = ['video', 'gifv', 'audio'] as const

/**
 * Fills the home screen of a page with each kind of row: posts with each type of attachment and of text, each type of notification, a group
 * of notifications, and an announcement. They are made from the product's own responses: the timeline needs a post with an image.
 */
export async function fillHome(page: Page): Promise<void> {
  const change = (path: string, change: (body: unknown) => unknown) => breakCalls(page, 'GET', path, { kind: 'changed', change })
  await change('/api/v1/timelines/home?*', (body) => [...everyPost(body as readonly RawPost[]), ...(body as readonly RawPost[])]) // our own response
  let isAsked = false
  await change('/api/v1/notifications?*', (body) => {
    // Further pages are as they are.
    if (isAsked) return body
    isAsked = true
    return everyNotificationRow(body)
  })
  await change('/api/v1/announcements*', (body) => [
    ...(body as readonly object[]),
    { id: '1', content: '<p>The pond is drained on Monday</p>', published_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
  ])
}

/** Each type, and likes of one post by two people. */
function everyNotificationRow(body: unknown): readonly object[] {
  const rows = everyNotification(body).map(({ raw }) => raw)
  const known = body as readonly { readonly account: { readonly id: string } }[] // our own response
  const like = rows.find(({ type }) => type === 'favourite')
  const other = known.find(({ account }) => account.id !== like?.account?.id)
  return [...rows, { ...like, id: '1000', account: other?.account }]
}

function everyPost(known: readonly RawPost[]): readonly object[] {
  const illustrated = known.find(({ media_attachments: files }) => files.length > 0)
  const [image] = illustrated?.media_attachments ?? []
  // Further pages have none.
  if (!illustrated || !image) return []
  const plain = { ...illustrated, media_attachments: [], poll: null }
  const posts: readonly object[] = [
    ...attachmentTypes.map((type) => ({ media_attachments: [{ ...image, type }] })),
    { sensitive: true, media_attachments: [image] },
    { media_attachments: Array.from({ length: 12 }, (_, index) => ({ ...image, id: `many-${index}` })) },
    {
      media_attachments: [{ ...image, type: 'unknown', url: 'https://reeds.example/reeds.pdf', pleroma: { mime_type: 'application/pdf' } }],
    },
    { media_attachments: [{ ...image, url: null, preview_url: null, remote_url: null }] },
    { spoiler_text: 'About reeds' },
    { content: `<p>${'Reeds and rushes. '.repeat(12_000)}</p>` },
    { content: `<p>${'Reeds and rushes.<br>'.repeat(60)}</p>` },
    {
      content: '<p><span class="mfm-spin">Round</span></p>',
      akkoma: { source: { content: '$[spin Round]', mediaType: 'text/x.misskeymarkdown' } },
    },
    { content: '<p>&gt; green</p>' },
    { tags: [{ name: 'reeds', url: `${new URL(illustrated.url).origin}/tag/reeds` }] },
    { edited_at: '2026-01-01T00:00:00Z', language: 'de' },
    { card: { type: 'link', url: 'https://reeds.example/', title: 'Reeds', description: 'All of them', provider_name: 'Reeds' } },
    { quote: { ...plain, id: 'quoted' }, pleroma: { ...illustrated.pleroma, quote: { ...plain, id: 'quoted' }, quote_visible: true } },
    { reblog: { ...plain, id: 'repeated' } },
    {
      in_reply_to_id: illustrated.id,
      in_reply_to_account_id: '1',
      mentions: [{ id: '1', acct: 'mona', username: 'mona', url: illustrated.url }],
    },
    { pleroma: { ...illustrated.pleroma, emoji_reactions: [{ name: '🦆', count: 2, me: false }] } },
  ]
  return posts.map((post, index) => ({ ...plain, ...post, id: `${illustrated.id}${String(99 - index)}` }))
}
