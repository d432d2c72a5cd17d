import { fields, textOrEmpty } from '../src/wire/read.ts'
import { response } from './responses.ts'
import { named, servers, type KnownServer } from './servers.ts'
import type { ServerColumn } from '../src/servers/CapabilityRow.ts'
import type { Raw } from '../src/wire/read.ts'

/** A server as its responses describe it. */
function describedIn(name: string): KnownServer {
  const bodyOf = (part: string) => fields(response(name, part))
  return { instance: bodyOf('instance_v1'), second: bodyOf('instance_v2'), nodeInfo: requireNodeInfo(bodyOf('nodeinfo')) }
}

function requireNodeInfo({ software, metadata }: Raw): KnownServer['nodeInfo'] {
  const { name, version } = fields(software)
  return named(textOrEmpty(name), textOrEmpty(version), fields(metadata))
}

/** A server of each column of the table of capabilities. */
export const columnServers: Readonly<Record<ServerColumn, KnownServer>> = {
  'mastodon-4.2': servers['Mastodon 4.2'],
  'mastodon-4.3': servers['Mastodon 4.3'],
  'mastodon-4.4': servers['Mastodon 4.4'],
  'mastodon-4.5': servers['Mastodon 4.5'],
  'mastodon-4.6': servers['Mastodon 4.6'],
  'mastodon-4.7': servers['Mastodon 4.7'],
  'glitch-4.6': servers['glitch-soc 4.6'],
  'akkoma-3.16': {
    instance: {
      version: '2.7.2 (compatible; Akkoma 3.16.0)',
      pleroma: {
        vapid_public_key: 'BExampleKey',
        metadata: {
          features: [
            'polls',
            'v2_suggestions',
            'quote_posting',
            'editing',
            'pleroma_emoji_reactions',
            'custom_emoji_reactions',
            'pleroma:get:main/ostatus',
          ],
        },
      },
    },
    nodeInfo: named('akkoma', '3.16.0'),
  },
  'pleroma-2.9': describedIn('pleroma-2.9'),
  'gotosocial-0.16': servers['GoToSocial 0.16'],
  'gotosocial-0.20': describedIn('gotosocial-0.20'),
  'iceshrimp-net': describedIn('iceshrimp-net'),
  sharkey: servers.Sharkey,
  takahe: servers.Takahē,
  pixelfed: describedIn('pixelfed'),
  friendica: describedIn('friendica'),
  hollo: servers.Hollo,
  mitra: servers.Mitra,
  neodb: servers.NeoDB,
  snac: servers.snac,
  ktistec: servers.Ktistec,
  bonfire: servers.Bonfire,
  wildebeest: servers.Wildebeest,
}
