/** The description that a kind of server gives of itself, reduced to the parts that differ. */
export interface KnownServer {
  /** `GET /api/v1/instance`. */
  readonly instance: Readonly<Record<string, unknown>>
  /** Additions of `GET /api/v2/instance`; absent if the server has no such response. */
  readonly second?: Readonly<Record<string, unknown>>
  /** Nodeinfo, also where it is served at an address that the client does not ask. */
  readonly nodeInfo: { readonly software: { readonly name: string; readonly version: string }; readonly metadata?: object }
}

/** A nodeinfo with the parts that differ. */
export const named = (name: string, version: string, metadata: object = {}) => ({ software: { name, version }, metadata })

/** Features that Iceshrimp.NET lists exactly as Akkoma and Pleroma do. */
const iceshrimpFeatures = [
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

/** The kinds of servers with Mastodon's API, each in an examined version. */
export const servers = {
  Akkoma: {
    instance: {
      uri: 'https://akkoma.example',
      version: '2.7.2 (compatible; Akkoma 3.19.0-0-g4ceb81a--stable-)',
      pleroma: { metadata: { features: ['pleroma_api', 'akkoma_api', 'mastodon_api', 'polls', 'editing', 'quote_posting'] } },
    },
    nodeInfo: named('akkoma', '3.19.0-0-g4ceb81a--stable-', { features: ['akkoma_api'] }),
  },
  Pleroma: {
    instance: {
      uri: 'pleroma.example',
      version: '2.7.2 (compatible; Pleroma 2.10.2)',
      pleroma: {
        metadata: {
          features: ['pleroma_api', 'mastodon_api', 'polls', 'v2_suggestions', 'editing', 'quote_posting', 'pleroma:bookmark_folders'],
        },
      },
    },
    second: { domain: 'pleroma.example' },
    nodeInfo: named('pleroma', '2.10.2', { features: ['pleroma_api'] }),
  },
  'a fork of Pleroma': {
    instance: { uri: 'fork.example', version: '2.7.2 (compatible; Pleroma 2.6.52+pl)', pleroma: { metadata: { features: ['polls'] } } },
    nodeInfo: named('pl', '2.6.52'),
  },
  'Mastodon 4.7': {
    instance: { uri: 'mastodon.example', version: '4.7.4' },
    second: {
      domain: 'mastodon.example',
      api_versions: { mastodon: 11 },
      configuration: { vapid: { public_key: 'BExampleKey' } },
    },
    nodeInfo: named('mastodon', '4.7.4', { nodeName: 'Mastodon' }),
  },
  'Mastodon 4.2': {
    instance: { uri: 'older.example', version: '4.2.29' },
    second: { domain: 'older.example' },
    nodeInfo: named('mastodon', '4.2.29'),
  },
  'Mastodon 4.3': {
    instance: { uri: 'third.example', version: '4.3.23' },
    second: { domain: 'third.example', api_versions: { mastodon: 2 }, configuration: { vapid: { public_key: 'BExampleKey' } } },
    nodeInfo: named('mastodon', '4.3.23'),
  },
  'Mastodon 4.4': {
    instance: { uri: 'fourth.example', version: '4.4.24' },
    second: { domain: 'fourth.example', api_versions: { mastodon: 6 }, configuration: { vapid: { public_key: 'BExampleKey' } } },
    nodeInfo: named('mastodon', '4.4.24'),
  },
  'Mastodon 4.5': {
    instance: { uri: 'fifth.example', version: '4.5.17' },
    second: {
      domain: 'fifth.example',
      api_versions: { mastodon: 7 },
      configuration: {
        vapid: { public_key: 'BExampleKey' },
        timelines_access: { live_feeds: { local: 'public', remote: 'authenticated' } },
      },
    },
    nodeInfo: named('mastodon', '4.5.17'),
  },
  'Mastodon 4.6': {
    instance: { uri: 'sixth.example', version: '4.6.7' },
    second: {
      domain: 'sixth.example',
      api_versions: { mastodon: 10 },
      configuration: {
        vapid: { public_key: 'BExampleKey' },
        accounts: { max_display_name_length: 30, max_profile_fields: 6, profile_field_name_limit: 200, profile_field_value_limit: 250 },
      },
    },
    nodeInfo: named('mastodon', '4.6.7'),
  },
  'glitch-soc 4.6': {
    instance: { uri: 'glitch46.example', version: '4.6.1+glitch' },
    second: {
      domain: 'glitch46.example',
      api_versions: { mastodon: 11, glitch: 1 },
      configuration: { vapid: { public_key: 'BExampleKey' }, statuses: { supported_mime_types: ['text/plain', 'text/markdown'] } },
    },
    nodeInfo: named('mastodon', '4.6.1+glitch'),
  },
  'glitch-soc': {
    instance: { uri: 'glitch.example', version: '4.3.0-alpha.5+glitch.th' },
    second: { domain: 'glitch.example', api_versions: { mastodon: 2 } },
    nodeInfo: named('mastodon', '4.3.0-alpha.5+glitch.th'),
  },
  Hometown: {
    instance: { uri: 'hometown.example', version: '4.5.6+hometown-1.2.0' },
    second: { domain: 'hometown.example', api_versions: { mastodon: 7 } },
    nodeInfo: named('hometown', '4.5.6+hometown-1.2.0'),
  },
  'GoToSocial 0.20': {
    instance: { uri: 'gts.example', account_domain: 'gts.example', version: '0.20.2+git-abc1234' },
    second: { domain: 'gts.example' },
    nodeInfo: named('gotosocial', '0.20.2+git-abc1234'),
  },
  'GoToSocial 0.16': {
    instance: { uri: 'first.gts.example', account_domain: 'first.gts.example', version: '0.16.0+git-abc1234' },
    second: { domain: 'first.gts.example' },
    nodeInfo: named('gotosocial', '0.16.0+git-abc1234'),
  },
  'GoToSocial 0.19': {
    instance: { uri: 'old.gts.example', account_domain: 'old.gts.example', version: '0.19.1+git-abc1234' },
    second: { domain: 'old.gts.example' },
    nodeInfo: named('gotosocial', '0.19.1+git-abc1234'),
  },
  "GoToSocial 0.19 with a version of Mastodon's in front": {
    instance: { uri: 'old.gts.example', account_domain: 'old.gts.example', version: '3.5.3+0.19.1+git-abc1234' },
    second: { domain: 'old.gts.example' },
    nodeInfo: named('gotosocial', '0.19.1+git-abc1234'),
  },
  'Iceshrimp.NET': {
    instance: {
      uri: 'ice.example',
      version: '4.2.1 (compatible; Iceshrimp.NET/2024.1-beta5+e1d25a9231)',
      configuration: { statuses: { supported_mime_types: ['text/x.misskeymarkdown'] }, reactions: { max_reactions: 1 } },
      pleroma: { vapid_public_key: 'BExampleKey', metadata: { features: iceshrimpFeatures } },
    },
    second: { domain: 'ice.example' },
    nodeInfo: named('Iceshrimp.NET', '2024.1-beta5+e1d25a9231', {
      publicTimelineVisibility: { bubble: false, federated: false, local: false },
    }),
  },
  'Iceshrimp (JS)': {
    instance: { uri: 'js.example', version: '4.2.1 (compatible; Iceshrimp 2023.12.14)' },
    nodeInfo: named('iceshrimp', '2023.12.14'),
  },
  'Iceshrimp (JS), later': {
    instance: { uri: 'js.example', version: '2026.5.1' },
    second: { domain: 'js.example' },
    nodeInfo: named('iceshrimp', '2026.5.1'),
  },
  Firefish: {
    instance: { uri: 'fire.example', version: '4.2.8 (compatible; Firefish 20240909)' },
    nodeInfo: named('firefish', '20240909'),
  },
  Sharkey: {
    instance: {
      uri: 'https://shark.example',
      version: '3.0.0 (compatible; Sharkey 2025.4.2; like Akkoma)',
      configuration: { reactions: { max_reactions: 1 } },
    },
    second: { domain: 'shark.example', api_versions: {} },
    nodeInfo: named('sharkey', '2025.4.2'),
  },
  Takahē: {
    instance: { uri: 'takahe.example', version: 'takahe/0.11.0', urls: {} },
    second: { domain: 'takahe.example' },
    nodeInfo: named('takahe', '0.11.0'),
  },
  NeoDB: {
    instance: { uri: 'neo.example', version: '4.0.4 (compatible; NeoDB 0.13)', pleroma: { metadata: { features: [] } } },
    second: { domain: 'neo.example', pleroma: { metadata: { features: [] } } },
    nodeInfo: named('neodb', '0.13'),
  },
  Pixelfed: {
    instance: { uri: 'pix.example', version: '3.5.3 (compatible; Pixelfed 0.12.7)', urls: { streaming_api: null } },
    second: { domain: 'pix.example', configuration: { polls: { max_options: 0 } } },
    nodeInfo: named('pixelfed', '0.12.7'),
  },
  Friendica: {
    instance: { uri: 'friends.example', version: '2.8.0 (compatible; Friendica 2024.09)', urls: { streaming_api: '' } },
    second: { domain: 'friends.example', friendica: { version: '2024.09' } },
    nodeInfo: named('friendica', '2024.09-1571'),
  },
  Hollo: {
    instance: { uri: 'hollo.example', version: '0.10.0', urls: {} },
    second: { domain: 'hollo.example', api_versions: { mastodon: 7 } },
    nodeInfo: named('hollo', '0.10.0'),
  },
  Mitra: {
    instance: {
      uri: 'mitra.example',
      version: '4.0.0 (compatible; Mitra 5.9.0)',
      authentication_methods: ['password'],
      pleroma: { metadata: { features: ['pleroma_emoji_reactions', 'quote_posting'] } },
    },
    second: { domain: 'mitra.example', pleroma: { metadata: { features: ['pleroma_emoji_reactions', 'quote_posting'] } } },
    nodeInfo: named('mitra', '5.9.0'),
  },
  snac: {
    instance: { uri: 'snac.example', version: '4.0.0 (not true; really snac/2.94)', max_toot_chars: 100_000 },
    nodeInfo: named('snac', '2.94'),
  },
  Ktistec: {
    instance: { uri: 'ktistec.example', version: '4.2.0 (compatible; Ktistec 3.10.0)' },
    second: { domain: 'ktistec.example', api_versions: { mastodon: 0 } },
    nodeInfo: named('ktistec', '3.10.0'),
  },
  Bonfire: {
    // Its first response needs a token, and its name was not found out.
    instance: { uri: 'bonfire.example', version: '1.0.0' },
    second: { domain: 'bonfire.example', configuration: { vapid: { public_key: 'BExampleKey' } } },
    nodeInfo: named('bonfire', '1.0.0'),
  },
  Wildebeest: {
    instance: { uri: 'wildebeest.example', version: '4.0.2 (compatible; Wildebeest 0.1.0)' },
    second: { domain: 'wildebeest.example', configuration: { vapid: { public_key: 'BExampleKey' } } },
    nodeInfo: named('wildebeest', '0.1.0'),
  },
} satisfies Readonly<Record<string, KnownServer>>
