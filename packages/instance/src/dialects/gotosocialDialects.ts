import type { Dialect, Difference, InstanceFacts } from './Difference.ts'
import { familyRoutes, nodeInfoDocument, nodeInfoLinks } from './mastodonDialects.ts'

const statuses = {
  max_characters: 5000,
  max_media_attachments: 6,
  characters_reserved_per_url: 25,
  supported_mime_types: ['text/plain', 'text/markdown'],
}
const polls = { max_options: 6, max_characters_per_option: 50, min_expiration: 300, max_expiration: 2_629_746 }
const media = { image_size_limit: 41_943_040, video_size_limit: 41_943_040, image_matrix_limit: 2_147_483_647 }

const firstVersion =
  (version: string) =>
  ({ counts, description, email, host, origin, streaming, title }: InstanceFacts) => ({
    uri: host,
    account_domain: host,
    title,
    description,
    short_description: description,
    email,
    version,
    languages: ['en'],
    registrations: true,
    approval_required: true,
    invites_enabled: false,
    configuration: {
      statuses,
      polls,
      media_attachments: media,
      accounts: { allow_custom_css: true },
      emojis: { emoji_size_limit: 51_200 },
    },
    urls: { streaming_api: streaming },
    stats: { user_count: counts.users, status_count: counts.statuses, domain_count: counts.domains },
    thumbnail: `${origin}/instance/thumbnail.jpeg`,
    contact_account: null,
    max_toot_chars: 5000,
    rules: [],
  })

const secondVersion =
  (version: string, hasPush: boolean) =>
  ({ counts, description, email, host, origin, streaming, title, vapidKey }: InstanceFacts) => ({
    domain: host,
    account_domain: host,
    title,
    version,
    description,
    usage: { users: { active_month: counts.users } },
    thumbnail: { url: `${origin}/instance/thumbnail.jpeg` },
    languages: ['en'],
    configuration: {
      urls: { streaming },
      accounts: { allow_custom_css: true, max_featured_tags: 10, max_profile_fields: 6 },
      statuses,
      polls,
      media_attachments: { ...media, description_limit: 5000 },
      translation: { enabled: false },
      ...(hasPush && { vapid: { public_key: vapidKey } }),
    },
    registrations: { enabled: true, approval_required: true, message: null },
    contact: { email, account: null },
    rules: [],
  })

const always: readonly Difference[] = [
  {
    kind: 'missing',
    routes: [
      ...familyRoutes,
      'GET /nodeinfo/2.0.json',
      'GET /nodeinfo/2.1.json',
      'GET /.well-known/oauth-authorization-server',
      '* /api/v1/domain_blocks',
      'POST /api/v1/accounts/:id/remove_from_followers',
      'POST /api/v1/notifications/:id/dismiss',
      'DELETE /api/v1/notifications/destroy_multiple',
      '* /api/v2/notifications**',
      '* /api/v1/notifications/requests**',
      'GET /api/v1/directory',
      'GET /api/v1/accounts/familiar_followers',
      'GET /api/v1/endorsements',
    ],
    source: '81-other-servers §4.3, §5',
  },
  {
    kind: 'document',
    route: 'GET /.well-known/nodeinfo',
    write: nodeInfoLinks('/nodeinfo/2.0', '/nodeinfo/2.1'),
    source: '81-other-servers §4.3',
  },
  { kind: 'ids', form: 'ulid', source: '81-other-servers §4.3' },
  { kind: 'quotes', form: 'none', source: '81-other-servers §4.3' },
  {
    kind: 'fields',
    of: 'status',
    absent: ['pleroma', 'akkoma', 'emoji_reactions', 'quote_id'],
    empty: ['card'],
    source: '81-other-servers §4.3',
  },
  { kind: 'filledRepeats', source: '81-other-servers §4.3' },
  { kind: 'fields', of: 'account', absent: ['pleroma', 'akkoma', 'fqn'], source: '81-other-servers §4.3' },
  { kind: 'fields', of: 'accountOfOthers', absent: ['source'], source: '81-other-servers §4.3' },
  { kind: 'fields', of: 'notification', absent: ['pleroma'], source: '81-other-servers §4.3' },
  { kind: 'notificationTypes', without: ['pleroma:emoji_reaction', 'pleroma:report'], source: '81-other-servers §4.3' },
  { kind: 'fields', of: 'relationship', from: { notifying: 'subscribing' }, absent: ['subscribing'], source: '81-other-servers §4.3' },
  { kind: 'fields', of: 'token', absent: ['expires_in', 'refresh_token', 'me', 'id'], source: '81-other-servers §3' },
  {
    kind: 'error',
    from: { status: 403, error: 'Invalid credentials.' },
    to: { status: 401, body: { error: 'Unauthorized: token not supplied' } },
    source: '81-other-servers §4.3',
  },
  {
    kind: 'grants',
    only: ['authorization_code', 'client_credentials'],
    status: 400,
    body: { error: 'unsupported_grant_type' },
    source: '81-other-servers §3',
  },
  {
    kind: 'ignored',
    routes: ['POST /api/v1/statuses'],
    fields: ['preview', 'expires_in', 'quote_id', 'quoted_status_id'],
    source: '81-other-servers §4.3',
  },
  {
    kind: 'refused',
    routes: ['POST /api/v1/statuses'],
    field: 'visibility',
    value: 'local',
    status: 400,
    body: { error: 'Bad Request: visibility' },
    source: 'inferred',
  },
  { kind: 'streaming', how: 'pingEnds', source: '81-other-servers §1.1' },
]

const config = {
  groupedFilters: true,
  translation: false,
  restrictVisitors: { localTimeline: true, federatedTimeline: true, bubbleTimeline: true },
} as const

/** The oldest version in use, and the newest that was read. */
export const gotosocialDialects: readonly Dialect[] = [
  {
    name: 'gotosocial-0.16',
    config,
    differences: [
      ...always,
      {
        kind: 'missing',
        routes: [
          'PUT /api/v1/statuses/:id',
          '* /api/v1/conversations**',
          '* /api/v1/announcements**',
          'GET /api/v1/followed_tags',
          '* /api/v1/push/subscription',
          'POST /oauth/revoke',
          '* /api/v1/scheduled_statuses**',
        ],
        source: '81-other-servers §4.3',
      },
      { kind: 'ignored', routes: ['POST /api/v1/statuses'], fields: ['scheduled_at'], source: '81-other-servers §4.3' },
      { kind: 'document', route: 'GET /api/v1/instance', write: firstVersion('0.16.0+git-abc1234'), source: '81-other-servers §4.3' },
      {
        kind: 'document',
        route: 'GET /api/v2/instance',
        write: secondVersion('0.16.0+git-abc1234', false),
        source: '81-other-servers §4.3',
      },
      {
        kind: 'document',
        route: 'GET /nodeinfo/2.0',
        write: nodeInfoDocument('gotosocial', '0.16.0+git-abc1234'),
        source: '81-other-servers §4.3',
      },
    ],
  },
  {
    name: 'gotosocial-0.20',
    config,
    differences: [
      ...always,
      {
        kind: 'scopes',
        known: ['read', 'write', 'push', 'profile', 'admin'],
        otherwise: { status: 400, body: { error: 'Bad Request: invalid scope' } },
        source: '81-other-servers §3',
      },
      { kind: 'fixed', route: 'GET /api/v1/suggestions', body: [], source: '81-other-servers §4.3' },
      { kind: 'fields', of: 'list', set: { replies_policy: 'followed', exclusive: false }, source: '81-other-servers §4.3' },
      { kind: 'document', route: 'GET /api/v1/instance', write: firstVersion('0.20.2+git-abc1234'), source: '81-other-servers §4.3' },
      {
        kind: 'document',
        route: 'GET /api/v2/instance',
        write: secondVersion('0.20.2+git-abc1234', true),
        source: '81-other-servers §4.3',
      },
      {
        kind: 'document',
        route: 'GET /nodeinfo/2.0',
        write: nodeInfoDocument('gotosocial', '0.20.2+git-abc1234'),
        source: '81-other-servers §4.3',
      },
    ],
  },
]
