import type { Dialect } from './Difference.ts'
import { nodeInfoLinks } from './mastodonDialects.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const pleromaFeatures = [
  'pleroma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'v2_suggestions',
  'quote_posting',
  'editing',
  'pleroma_emoji_reactions',
  'pleroma_custom_emoji_reactions',
  'profile_directory',
  'pleroma:get:main/ostatus',
  'pleroma:bookmark_folders',
]

const version = '2.7.2 (compatible; Pleroma 2.9.1)'

/** The instance's own document in the words of Pleroma. */
function asPleroma(own: Readonly<Record<string, unknown>>) {
  const pleroma = isObject(own.pleroma) ? own.pleroma : {}
  const metadata = isObject(pleroma.metadata) ? pleroma.metadata : {}
  return { ...own, version, pleroma: { ...pleroma, metadata: { ...metadata, features: pleromaFeatures } } }
}

/** Akkoma, which is the language of the instance itself, and Pleroma. */
export const familyDialects: readonly Dialect[] = [
  {
    name: 'akkoma-3.16',
    config: {},
    differences: [
      {
        kind: 'missing',
        routes: ['GET /api/v2/instance', 'GET /.well-known/oauth-authorization-server'],
        source: '00-index; 81-other-servers §3',
      },
    ],
  },
  {
    name: 'pleroma-2.9',
    config: { bookmarkFolders: true, translation: false },
    differences: [
      {
        kind: 'missing',
        routes: ['* /api/v1/akkoma/**', 'GET /api/v1/timelines/bubble', 'GET /.well-known/oauth-authorization-server'],
        source: '00-index',
      },
      { kind: 'document', route: 'GET /api/v1/instance', write: (_facts, own) => asPleroma(own), source: '81-other-servers §4.1' },
      {
        kind: 'document',
        route: 'GET /api/v2/instance',
        write: (_facts, own) => {
          const configuration = isObject(own.configuration) ? own.configuration : {}
          return {
            ...asPleroma(own),
            configuration: { ...configuration, media_attachments: { supported_mime_types: ['application/octet-stream'] } },
          }
        },
        source: '81-other-servers §4.1',
      },
      {
        kind: 'document',
        route: 'GET /nodeinfo/2.0.json',
        write: (_facts, own) => {
          const metadata = isObject(own.metadata) ? own.metadata : {}
          return { ...own, software: { name: 'pleroma', version: '2.9.1' }, metadata: { ...metadata, features: pleromaFeatures } }
        },
        source: '10-entities',
      },
      { kind: 'document', route: 'GET /.well-known/nodeinfo', write: nodeInfoLinks('/nodeinfo/2.0.json'), source: '40-static-and-config' },
      { kind: 'quotes', form: 'pleroma', source: '10-entities' },
      { kind: 'fields', of: 'status', absent: ['akkoma', 'emoji_reactions', 'quote_id'], source: '10-entities' },
      { kind: 'fields', of: 'account', absent: ['akkoma'], source: '10-entities' },
      { kind: 'fixed', route: 'GET /api/v1/accounts/familiar_followers', body: [], source: '81-other-servers §4.1' },
      { kind: 'streaming', how: 'pingIgnored', source: '81-other-servers §5' },
    ],
  },
]
