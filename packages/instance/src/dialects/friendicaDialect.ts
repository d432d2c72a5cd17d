import type { Dialect } from './Difference.ts'
import { described, describedAgain } from './described.ts'
import { familyRoutes, nodeInfoDocument } from './mastodonDialects.ts'

const friendVersion = '2.8.0 (compatible; Friendica 2024.09)'
const friendLimits = {
  statuses: { max_characters: 200_000, max_media_attachments: 99, characters_reserved_per_url: 0 },
  media_attachments: { supported_mime_types: ['image/jpeg', 'image/png', 'image/gif'], image_size_limit: 10_485_760 },
  polls: { max_options: 0, max_characters_per_option: 0, min_expiration: 0, max_expiration: 0 },
}
const notImplemented = { error: 'API endpoint is not implemented but might be in the future.', code: '501 Not Implemented' }

/** Friendica of 2024. */
export const friendicaDialect: Dialect = {
  name: 'friendica',
  config: { translation: false },
  differences: [
    { kind: 'missing', routes: [...familyRoutes, 'GET /.well-known/oauth-authorization-server'], source: '00-index' },
    {
      kind: 'missing',
      routes: [
        'POST /api/v1/filters',
        'POST /api/v2/filters',
        'POST /api/v1/polls/:id/votes',
        'GET /api/v1/statuses/:id/history',
        '* /api/v1/domain_blocks',
        'POST /api/v1/accounts/:id/remove_from_followers',
        'GET /api/v1/accounts/familiar_followers',
        'DELETE /api/v1/notifications/destroy_multiple',
        '* /api/v2/notifications**',
        'GET /api/v1/streaming**',
      ],
      status: 501,
      body: notImplemented,
      source: '81-other-servers §4.10',
    },
    { kind: 'fixed', route: 'GET /api/v1/filters', body: [], source: '81-other-servers §4.10' },
    { kind: 'fixed', route: 'GET /api/v2/filters', body: [], source: '81-other-servers §5' },
    {
      kind: 'document',
      route: 'GET /api/v1/instance',
      write: described(friendVersion, { configuration: friendLimits, urls: { streaming_api: '' }, contact_account: [] }),
      source: '81-other-servers §4.10',
    },
    {
      kind: 'document',
      route: 'GET /api/v2/instance',
      write: describedAgain(friendVersion, friendLimits, {
        friendica: { version: '2024.09', codename: 'Yellow Archangel', db_version: 1571 },
      }),
      source: '81-other-servers §2',
    },
    {
      kind: 'document',
      route: 'GET /nodeinfo/2.0.json',
      write: nodeInfoDocument('friendica', '2024.09-1571'),
      source: '81-other-servers §1.8',
    },
    { kind: 'ids', form: 'snowflake', source: '81-other-servers §4.10' },
    { kind: 'quotes', form: 'none', source: '81-other-servers §4.10' },
    { kind: 'fields', of: 'status', absent: ['pleroma', 'akkoma', 'emoji_reactions', 'quote_id'], source: '81-other-servers §4.10' },
    { kind: 'fields', of: 'poll', set: { own_votes: false }, source: '81-other-servers §4.10' },
    { kind: 'fields', of: 'account', absent: ['pleroma', 'akkoma', 'fqn'], source: '81-other-servers §4.10' },
    { kind: 'fields', of: 'accountOfOthers', absent: ['source'], source: '81-other-servers §4.10' },
    { kind: 'fields', of: 'notification', absent: ['pleroma'], set: { dismissed: false }, source: '81-other-servers §4.10' },
    { kind: 'notificationTypes', without: ['pleroma:emoji_reaction', 'pleroma:report', 'update'], source: '81-other-servers §4.10' },
    { kind: 'fields', of: 'relationship', absent: ['requested_by', 'languages', 'subscribing'], source: '81-other-servers §4.10' },
    {
      kind: 'error',
      from: { status: 404 },
      to: { status: 403, body: { error: 'Record not found' } },
      source: '81-other-servers §1.13',
    },
    {
      kind: 'error',
      from: { status: 403, error: 'Invalid credentials.' },
      to: { status: 403, body: { error: 'Token is not authorized with a valid user or is missing a required scope' } },
      source: '81-other-servers §4.10',
    },
    {
      kind: 'grants',
      only: ['authorization_code', 'client_credentials'],
      status: 403,
      body: { error: 'unsupported_grant_type' },
      source: '81-other-servers §3',
    },
    { kind: 'ignored', routes: ['POST /api/v1/statuses'], fields: ['preview', 'expires_in', 'poll'], source: '81-other-servers §5' },
    {
      kind: 'refused',
      routes: ['POST /api/v1/statuses'],
      field: 'visibility',
      value: 'local',
      status: 403,
      body: { error: 'Unprocessable Content' },
      source: 'inferred',
    },
    { kind: 'streaming', how: 'none', source: '81-other-servers §5' },
    { kind: 'crossOrigin', hidden: ['* /oauth/revoke'], source: '81-other-servers §3' },
  ],
}
