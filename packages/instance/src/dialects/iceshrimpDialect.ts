import type { Dialect } from './Difference.ts'
import { described, describedAgain } from './described.ts'
import { nodeInfoDocument } from './mastodonDialects.ts'

const iceVersion = '4.2.1 (compatible; Iceshrimp.NET/2024.1-beta5+e1d25a9231)'
const iceFormats = { statuses: { max_characters: 8192, max_media_attachments: 16, supported_mime_types: ['text/x.misskeymarkdown'] } }
const iceFeatures = [
  'pleroma_api',
  'akkoma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'quote_posting',
  'editing',
  'pleroma_emoji_reactions',
  'exposable_reactions',
  'custom_emoji_reactions',
  'pleroma:bites',
]
const noToken = { status: 401, body: { error: 'This method requires an authenticated user' } }

/** Iceshrimp.NET. */
export const iceshrimpDialect: Dialect = {
  name: 'iceshrimp-net',
  config: {
    groupedFilters: true,
    translation: false,
    restrictVisitors: { localTimeline: true, federatedTimeline: true, bubbleTimeline: true },
  },
  differences: [
    {
      kind: 'missing',
      routes: [
        '* /api/v1/akkoma/**',
        '* /api/pleroma/**',
        '* /api/oauth_tokens**',
        '* /api/v1/pleroma/accounts/**',
        '* /api/v1/pleroma/bookmark_folders**',
        'GET /api/v1/timelines/direct',
        'GET /api/v1/timelines/bubble',
        'GET /.well-known/oauth-authorization-server',
        '* /api/v1/filters**',
        '* /api/v1/domain_blocks',
        'POST /api/v1/reports',
        '* /api/v1/suggestions',
        '* /api/v2/suggestions',
        'GET /api/v1/accounts/familiar_followers',
        'POST /api/v1/accounts/:id/note',
        'POST /api/v1/notifications/:id/dismiss',
        'POST /api/v1/notifications/clear',
        'DELETE /api/v1/notifications/destroy_multiple',
        '* /api/v2/notifications**',
        'GET /api/v1/followed_tags',
        'GET /api/v1/trends/tags',
        'GET /api/v1/featured_tags',
      ],
      source: '81-other-servers §4.4',
    },
    {
      kind: 'document',
      route: 'GET /api/v1/instance',
      write: (facts) =>
        described(iceVersion, {
          configuration: { ...iceFormats, reactions: { max_reactions: 1 } },
          urls: { streaming_api: facts.streaming },
          pleroma: { vapid_public_key: facts.vapidKey, metadata: { post_formats: ['text/x.misskeymarkdown'], features: iceFeatures } },
        })(facts),
      source: '81-other-servers §2, §4.4',
    },
    {
      kind: 'document',
      route: 'GET /api/v2/instance',
      write: describedAgain(iceVersion, { ...iceFormats, reactions: { max_reactions: 1 } }),
      source: '81-other-servers §2, §4.4',
    },
    {
      kind: 'document',
      route: 'GET /nodeinfo/2.0.json',
      write: (facts) => ({
        ...nodeInfoDocument('Iceshrimp.NET', '2024.1-beta5+e1d25a9231')(facts),
        metadata: { publicTimelineVisibility: { bubble: false, federated: false, local: false } },
      }),
      source: '81-other-servers §1.8',
    },
    { kind: 'ids', form: 'base36', source: '81-other-servers §4.4' },
    { kind: 'quotes', form: 'status', source: '81-other-servers §4.4' },
    {
      kind: 'fields',
      of: 'status',
      from: { reactions: 'emoji_reactions' },
      absent: ['akkoma', 'emoji_reactions'],
      empty: ['language', 'card', 'application'],
      set: { tags: [], content_type: 'text/x.misskeymarkdown' },
      source: '81-other-servers §4.4',
    },
    { kind: 'fields', of: 'account', absent: ['akkoma', 'pleroma'], source: '81-other-servers §4.4' },
    { kind: 'fields', of: 'accountOfOthers', empty: ['source'], source: '81-other-servers §4.4' },
    { kind: 'fields', of: 'attachment', empty: ['meta', 'blurhash'], source: '81-other-servers §4.4' },
    { kind: 'notificationTypes', rename: { 'pleroma:emoji_reaction': 'reaction' }, source: '81-other-servers §4.4' },
    { kind: 'fields', of: 'token', absent: ['expires_in', 'refresh_token', 'me', 'id'], source: '81-other-servers §3' },
    { kind: 'error', from: { status: 403, error: 'Invalid credentials.' }, to: noToken, source: '81-other-servers §4.4' },
    {
      kind: 'grants',
      only: ['authorization_code', 'client_credentials'],
      status: 400,
      body: { error: 'Invalid grant_type' },
      source: '81-other-servers §3',
    },
    {
      kind: 'refused',
      routes: ['POST /api/v1/statuses'],
      field: 'visibility',
      value: 'local',
      status: 400,
      body: { error: 'Unknown visibility: local' },
      source: '81-other-servers §4.4',
    },
    {
      kind: 'refused',
      routes: ['POST /api/v1/statuses'],
      field: 'preview',
      status: 422,
      body: { error: 'Previewing is not supported yet' },
      source: '81-other-servers §4.4',
    },
    {
      kind: 'refused',
      routes: ['POST /api/v1/statuses'],
      field: 'scheduled_at',
      status: 422,
      body: { error: 'Scheduling posts is not supported yet' },
      source: '81-other-servers §4.4',
    },
    { kind: 'streaming', how: 'tokenInQuery', source: '81-other-servers §4.4' },
  ],
}
