import type { Dialect, Difference, InstanceFacts, Route } from './Difference.ts'

interface Release {
  readonly name: string
  readonly version: string
  /** `api_versions.mastodon`; null for a server without the key. */
  readonly api: number | null
  readonly extra?: readonly Difference[]
}

/** Paths of Pleroma and Akkoma, which no other server has. */
export const familyRoutes: readonly Route[] = [
  '* /api/v1/pleroma/**',
  '* /api/v1/akkoma/**',
  '* /api/pleroma/**',
  '* /api/oauth_tokens**',
  'GET /api/v1/timelines/direct',
  'GET /api/v1/timelines/bubble',
  '* /main/ostatus',
  'POST /oauth/mfa/challenge',
]

export function nodeInfoDocument(name: string, version: string) {
  return ({ counts }: InstanceFacts) => ({
    version: '2.0',
    software: { name, version },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    usage: { users: { total: counts.users, activeMonth: counts.users, activeHalfyear: counts.users }, localPosts: counts.statuses },
    openRegistrations: true,
    metadata: {},
  })
}

export const nodeInfoLinks =
  (...paths: readonly string[]) =>
  ({ origin }: InstanceFacts) => ({
    links: paths.map((path) => ({
      rel: `http://nodeinfo.diaspora.software/ns/schema/${/2\.\d/.exec(path)?.[0] ?? '2.0'}`,
      href: origin + path,
    })),
  })

/** Limits of a post, its files and its poll, in the form of both versions of the description. */
const configuration = {
  accounts: { max_featured_tags: 10, max_pinned_statuses: 5 },
  statuses: { max_characters: 500, max_media_attachments: 4, characters_reserved_per_url: 23 },
  media_attachments: {
    supported_mime_types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'video/mp4', 'audio/mpeg'],
    image_size_limit: 16_777_216,
    image_matrix_limit: 33_177_600,
    video_size_limit: 103_809_024,
    video_frame_rate_limit: 120,
    video_matrix_limit: 8_294_400,
  },
  polls: { max_options: 4, max_characters_per_option: 50, min_expiration: 300, max_expiration: 2_629_746 },
}

const firstVersion =
  (version: string) =>
  ({ counts, description, email, host, origin, streaming, title }: InstanceFacts) => ({
    uri: host,
    title,
    short_description: description,
    description,
    email,
    version,
    urls: { streaming_api: streaming },
    stats: { user_count: counts.users, status_count: counts.statuses, domain_count: counts.domains },
    thumbnail: `${origin}/instance/thumbnail.jpeg`,
    languages: ['en'],
    registrations: true,
    approval_required: false,
    invites_enabled: false,
    configuration,
    contact_account: null,
    rules: [],
  })

const since = (api: number | null, number: number) => api !== null && api >= number

function secondVersion({ api, version }: Release) {
  return ({ counts, description, email, host, origin, streaming, title, vapidKey }: InstanceFacts) => ({
    domain: host,
    title,
    version,
    source_url: 'https://github.com/mastodon/mastodon',
    description,
    usage: { users: { active_month: counts.users } },
    thumbnail: { url: `${origin}/instance/thumbnail.jpeg`, blurhash: null, versions: {} },
    languages: ['en'],
    configuration: {
      ...configuration,
      urls: { streaming, status: null },
      translation: { enabled: false },
      ...(since(api, 2) && { vapid: { public_key: vapidKey } }),
      ...(since(api, 6) && {
        limited_federation: false,
        media_attachments: { ...configuration.media_attachments, description_limit: 1500 },
      }),
      ...(since(api, 7) && {
        timelines_access: {
          live_feeds: { local: 'public', remote: 'public' },
          hashtag_feeds: { local: 'public', remote: 'public' },
          trending_link_feeds: { local: 'disabled', remote: 'disabled' },
        },
      }),
      ...(since(api, 10) && {
        accounts: {
          ...configuration.accounts,
          max_display_name_length: 30,
          max_note_length: 500,
          max_profile_fields: 4,
          profile_field_name_limit: 255,
          profile_field_value_limit: 255,
        },
      }),
    },
    registrations: { enabled: true, approval_required: false, message: null, url: null },
    ...(api !== null && { api_versions: { mastodon: api } }),
    contact: { email, account: null },
    rules: [],
  })
}

const outsideScopes = { error: "Validation failed: Scopes doesn't match configured on the server." }

/** Differences of all releases. */
const always: readonly Difference[] = [
  {
    kind: 'missing',
    routes: [...familyRoutes, 'GET /nodeinfo/2.0.json', 'GET /nodeinfo/2.1.json', 'GET /nodeinfo/2.1'],
    source: '00-index',
  },
  { kind: 'document', route: 'GET /.well-known/nodeinfo', write: nodeInfoLinks('/nodeinfo/2.0'), source: '40-static-and-config' },
  { kind: 'ids', form: 'snowflake', source: '80-mastodon §4.2' },
  {
    kind: 'fields',
    of: 'status',
    absent: ['pleroma', 'akkoma', 'emoji_reactions', 'quote_id', 'text'],
    set: { filtered: [] },
    source: '10-entities; 80-mastodon §3.1',
  },
  { kind: 'filledRepeats', source: '80-mastodon §6 row 19' },
  {
    kind: 'fields',
    of: 'account',
    from: { uri: 'pleroma.ap_id' },
    absent: ['pleroma', 'akkoma', 'fqn'],
    set: { group: false, discoverable: true, indexable: false, roles: [] },
    source: '80-mastodon §3.2',
  },
  { kind: 'fields', of: 'accountOfOthers', absent: ['source'], source: '80-mastodon §3.2' },
  { kind: 'fields', of: 'notification', absent: ['pleroma'], source: '80-mastodon §3.3' },
  { kind: 'notificationTypes', without: ['pleroma:emoji_reaction', 'pleroma:report'], source: '80-mastodon §5' },
  {
    kind: 'fields',
    of: 'relationship',
    from: { notifying: 'subscribing' },
    absent: ['subscribing'],
    set: { languages: null },
    source: '80-mastodon §3.4',
  },
  { kind: 'fields', of: 'token', absent: ['expires_in', 'refresh_token', 'me', 'id'], source: '80-mastodon §2.1' },
  { kind: 'fields', of: 'list', set: { replies_policy: 'list', exclusive: false }, source: '80-mastodon §3.4' },
  {
    kind: 'error',
    from: { status: 403, error: 'Invalid credentials.' },
    to: { status: 401, body: { error: 'The access token is invalid' } },
    source: '80-mastodon §2.3',
  },
  {
    kind: 'grants',
    only: ['authorization_code', 'client_credentials'],
    status: 400,
    body: {
      error: 'unsupported_grant_type',
      error_description: 'The authorization grant type is not supported by the authorization server.',
    },
    source: '80-mastodon §2.1',
  },
  {
    kind: 'ignored',
    routes: ['POST /api/v1/statuses'],
    fields: ['preview', 'expires_in', 'quote_id', 'content_type'],
    source: '80-mastodon §5',
  },
  {
    kind: 'refused',
    routes: ['POST /api/v1/statuses'],
    field: 'visibility',
    value: 'local',
    status: 422,
    body: { error: 'Validation failed: Visibility is not included in the list' },
    source: 'inferred',
  },
  { kind: 'fixed', route: 'GET /api/v1/accounts/familiar_followers', body: [], source: '80-mastodon §7' },
  { kind: 'fixed', route: 'GET /api/v1/trends/tags', body: [], source: '80-mastodon §1.5' },
  { kind: 'fixed', route: 'GET /api/v1/featured_tags', body: [], source: '80-mastodon §3.4' },
]

function mastodon(release: Release): Dialect {
  const { api, extra = [], name, version } = release
  const isOld = api === null
  const scopes = ['read', 'write', 'follow', 'push', 'admin:read', 'admin:write', ...(isOld ? [] : ['profile'])]
  return {
    name,
    config: {
      postLimit: 500,
      maxAttachments: 4,
      descriptionLimit: 1500,
      groupedFilters: true,
      notificationRequests: !isOld,
      translation: false,
    },
    differences: [
      ...always,
      { kind: 'document', route: 'GET /api/v1/instance', write: firstVersion(version), source: '80-mastodon §1.4' },
      { kind: 'document', route: 'GET /api/v2/instance', write: secondVersion(release), source: '80-mastodon §1.4' },
      { kind: 'document', route: 'GET /nodeinfo/2.0', write: nodeInfoDocument('mastodon', version), source: '80-mastodon §1.3' },
      { kind: 'scopes', known: scopes, otherwise: { status: 422, body: outsideScopes }, source: '80-mastodon §2.1' },
      { kind: 'quotes', form: since(api, 6) ? 'state' : 'none', source: '80-mastodon §3.1' },
      ...(since(api, 7)
        ? ([
            { kind: 'renamed', routes: ['POST /api/v1/statuses'], field: 'quoted_status_id', as: 'quote_id', source: '80-mastodon §1.2' },
          ] as const)
        : ([{ kind: 'ignored', routes: ['POST /api/v1/statuses'], fields: ['quoted_status_id'], source: '80-mastodon §5' }] as const)),
      ...(isOld ? oldRelease : newerRelease),
      ...(since(api, 10)
        ? []
        : ([{ kind: 'fields', of: 'account', absent: ['avatar_description', 'header_description'], source: '80-mastodon §3.2' }] as const)),
      ...extra,
    ],
  }
}

const oldRelease: readonly Difference[] = [
  {
    kind: 'missing',
    routes: [
      'GET /.well-known/oauth-authorization-server',
      '* /api/v2/notifications**',
      '* /api/v1/notifications/requests**',
      'GET /api/v1/instance/terms_of_service',
      'GET /api/v1/timelines/link',
    ],
    source: '80-mastodon §1.2, §2.2',
  },
  { kind: 'crossOrigin', hidden: ['* /oauth/revoke', '* /nodeinfo/2.0'], source: '80-mastodon §2.4' },
]

const newerRelease: readonly Difference[] = [
  { kind: 'fields', of: 'app', from: { redirect_uris: 'redirect_uri' }, source: '80-mastodon §2.1' },
  {
    kind: 'document',
    route: 'GET /.well-known/oauth-authorization-server',
    write: ({ origin }) => ({
      issuer: `${origin}/`,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      app_registration_endpoint: `${origin}/api/v1/apps`,
      scopes_supported: ['read', 'write', 'follow', 'push', 'profile', 'admin:read', 'admin:write'],
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    }),
    source: '80-mastodon §2.2',
  },
]

const formats: Difference = {
  kind: 'document',
  route: 'GET /api/v2/instance',
  write: (facts) => {
    const document = secondVersion({ name: '', version: '4.6.1+glitch', api: 11 })(facts)
    const statuses = { ...configuration.statuses, supported_mime_types: ['text/plain', 'text/markdown', 'text/html'] }
    return { ...document, configuration: { ...document.configuration, statuses }, api_versions: { mastodon: 11, glitch: 1 } }
  },
  source: '80-mastodon §5',
}

/** Releases of Mastodon, and glitch-soc. */
export const mastodonDialects: readonly Dialect[] = [
  mastodon({ name: 'mastodon-4.2', version: '4.2.29', api: null }),
  mastodon({ name: 'mastodon-4.3', version: '4.3.23', api: 2 }),
  mastodon({ name: 'mastodon-4.4', version: '4.4.24', api: 6 }),
  mastodon({ name: 'mastodon-4.5', version: '4.5.17', api: 7 }),
  mastodon({ name: 'mastodon-4.6', version: '4.6.7', api: 11 }),
  mastodon({ name: 'mastodon-4.7', version: '4.7.4', api: 11 }),
  mastodon({ name: 'glitch-4.6', version: '4.6.1+glitch', api: 11, extra: [formats] }),
]
