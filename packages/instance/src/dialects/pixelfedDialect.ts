import type { Dialect } from './Difference.ts'
import { described, describedAgain } from './described.ts'
import { familyRoutes, nodeInfoDocument, nodeInfoLinks } from './mastodonDialects.ts'

const pixelVersion = '3.5.3 (compatible; Pixelfed 0.12.7)'
const pixelLimits = {
  statuses: { max_characters: 500, max_media_attachments: 4, characters_reserved_per_url: 23 },
  media_attachments: {
    supported_mime_types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'video/mp4'],
    image_size_limit: 15_360_000,
  },
  polls: { max_options: 0, max_characters_per_option: 0, min_expiration: 0, max_expiration: 0 },
}

/** Pixelfed. */
export const pixelfedDialect: Dialect = {
  name: 'pixelfed',
  config: { postLimit: 500, maxAttachments: 4, descriptionLimit: 1000, translation: false },
  differences: [
    {
      kind: 'missing',
      routes: [
        ...familyRoutes,
        'GET /nodeinfo/**',
        'GET /.well-known/oauth-authorization-server',
        'POST /oauth/revoke',
        'GET /api/v1/accounts/lookup',
        'GET /api/v1/statuses/:id/source',
        'POST /api/v1/statuses/:id/pin',
        'POST /api/v1/notifications/:id/dismiss',
        'POST /api/v1/notifications/clear',
        'DELETE /api/v1/notifications/destroy_multiple',
        'POST /api/v1/accounts/:id/note',
        'POST /api/v1/accounts/:id/remove_from_followers',
        'POST /api/v1/polls/:id/votes',
        '* /api/v2/filters**',
        '* /api/v2/suggestions',
        '* /api/v1/suggestions',
        '* /api/v2/notifications**',
        'GET /api/v1/accounts/familiar_followers',
        'POST /api/v1/reports',
      ],
      body: { message: 'Not Found' },
      source: '81-other-servers §4.9, §5',
    },
    { kind: 'fixed', route: 'GET /api/v1/lists', body: [], source: '81-other-servers §4.9' },
    { kind: 'missing', routes: ['POST /api/v1/lists'], body: { message: 'Not Found' }, source: 'inferred' },
    { kind: 'fixed', route: 'GET /api/v1/filters', body: [], source: '81-other-servers §4.9' },
    { kind: 'missing', routes: ['POST /api/v1/filters'], body: { message: 'Not Found' }, source: 'inferred' },
    { kind: 'fixed', route: 'GET /api/v1/markers', body: {}, source: '81-other-servers §4.9' },
    {
      kind: 'document',
      route: 'GET /.well-known/nodeinfo',
      write: nodeInfoLinks('/api/nodeinfo/2.0.json'),
      source: '81-other-servers §1.8',
    },
    {
      kind: 'document',
      route: 'GET /api/nodeinfo/2.0.json',
      write: nodeInfoDocument('pixelfed', '0.12.7'),
      source: '81-other-servers §1.8',
    },
    {
      kind: 'document',
      route: 'GET /api/v1/instance',
      write: described(pixelVersion, { configuration: pixelLimits, urls: { streaming_api: null } }),
      source: '81-other-servers §4.9',
    },
    { kind: 'document', route: 'GET /api/v2/instance', write: describedAgain(pixelVersion, pixelLimits), source: '81-other-servers §4.9' },
    { kind: 'ids', form: 'snowflake', source: '81-other-servers §4.9' },
    { kind: 'quotes', form: 'none', source: '81-other-servers §5' },
    {
      kind: 'fields',
      of: 'status',
      absent: ['pleroma', 'akkoma', 'emoji_reactions', 'quote_id'],
      empty: ['card', 'poll'],
      set: { language: 'en' },
      source: '81-other-servers §4.9',
    },
    { kind: 'fields', of: 'account', absent: ['pleroma', 'akkoma', 'fqn'], set: { fields: [] }, source: '81-other-servers §4.9' },
    { kind: 'fields', of: 'accountOfOthers', absent: ['source'], source: '81-other-servers §4.9' },
    { kind: 'fields', of: 'notification', absent: ['pleroma'], source: '81-other-servers §4.9' },
    { kind: 'notificationTypes', without: ['pleroma:emoji_reaction', 'pleroma:report', 'poll', 'update'], source: '81-other-servers §4.9' },
    {
      kind: 'fields',
      of: 'relationship',
      absent: ['blocked_by', 'notifying', 'subscribing', 'requested_by', 'note'],
      empty: ['muting_notifications', 'domain_blocking', 'showing_reblogs'],
      source: '81-other-servers §4.9',
    },
    {
      kind: 'error',
      from: { status: 403, error: 'Invalid credentials.' },
      to: { status: 401, body: { message: 'Unauthenticated.' } },
      source: '81-other-servers §4.9',
    },
    {
      kind: 'grants',
      only: ['authorization_code', 'client_credentials', 'refresh_token'],
      status: 400,
      body: { error: 'unsupported_grant_type' },
      source: '81-other-servers §3',
    },
    {
      kind: 'ignored',
      routes: ['POST /api/v1/statuses'],
      fields: ['preview', 'scheduled_at', 'expires_in', 'quote_id', 'quoted_status_id', 'poll', 'language'],
      source: '81-other-servers §1.3, §4.9',
    },
    ...['local', 'direct'].map(
      (value) =>
        ({
          kind: 'refused',
          routes: ['POST /api/v1/statuses'],
          field: 'visibility',
          value,
          status: 422,
          body: { message: 'The visibility field is invalid.', errors: { visibility: ['The visibility field is invalid.'] } },
          source: '81-other-servers §4.9',
        }) as const,
    ),
    { kind: 'streaming', how: 'none', source: '81-other-servers §5' },
    { kind: 'crossOrigin', hidden: ['* /oauth/**'], source: '81-other-servers §3' },
  ],
}
