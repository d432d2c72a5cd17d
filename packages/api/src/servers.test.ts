import { expect, test } from 'vitest'

import { capabilitiesIn } from '../test/capabilitiesIn.ts'
import { servers } from '../test/servers.ts'
import type { Capabilities } from './capabilities.ts'
import type { KnownServer } from '../test/servers.ts'

type ServerName = keyof typeof servers

/** Capabilities whose use harms on other servers. */
const harmful = [
  'preview',
  'scheduledPosts',
  'expiringPosts',
  'localScope',
  'streamPongs',
] as const satisfies readonly (keyof Capabilities)[]

/** Common capabilities of Akkoma and Pleroma. */
const ofPleroma = ['preview', 'scheduledPosts', 'expiringPosts', 'localScope'] as const

/** Which of it each kind of server has; a kind that is not named has none. */
const having: Partial<Record<ServerName, readonly (typeof harmful)[number][]>> = {
  Akkoma: [...ofPleroma, 'streamPongs'],
  Pleroma: ofPleroma,
  'a fork of Pleroma': ofPleroma,
  'Mastodon 4.3': ['scheduledPosts'],
  'Mastodon 4.4': ['scheduledPosts'],
  'Mastodon 4.5': ['scheduledPosts'],
  'Mastodon 4.6': ['scheduledPosts'],
  'glitch-soc 4.6': ['scheduledPosts'],
  'Mastodon 4.7': ['scheduledPosts'],
  'Mastodon 4.2': ['scheduledPosts'],
  'glitch-soc': ['scheduledPosts'],
  Hometown: ['scheduledPosts'],
  'GoToSocial 0.20': ['scheduledPosts'],
  'Iceshrimp.NET': ['streamPongs'],
  Friendica: ['scheduledPosts'],
  snac: ['scheduledPosts'],
}

/** Where nodeinfo has to be read to know it. */
const onlyByNodeInfo: Partial<typeof having> = { 'GoToSocial 0.20': ['scheduledPosts'] }

const all = Object.entries(servers) as [ServerName, KnownServer][] // the table's own keys

function harmfulOf({ instance, second }: KnownServer, nodeInfo: unknown): readonly string[] {
  const capabilities = capabilitiesIn({ ...instance, ...second }, nodeInfo)
  return harmful.filter((name) => capabilities[name])
}

test.each(all)('%s has its known capabilities, and no others that could do harm', (name, server) => {
  expect(harmfulOf(server, server.nodeInfo)).toEqual(having[name] ?? [])
})

test.each(all)('%s is known by its version as well, or has less', (name, server) => {
  const unknown = onlyByNodeInfo[name] ?? []
  expect(harmfulOf(server, null)).toEqual((having[name] ?? []).filter((capability) => !unknown.includes(capability)))
})

test.each<[string, object, unknown]>([
  ['nothing but the key of the extensions', { pleroma: { metadata: { features: ['pleroma_api', 'akkoma_api'] } } }, null],
  ['no version and no name', { version: '' }, { software: { name: '', version: '' } }],
  ['another name and the word in its version', { version: 'Akkoma 3.16.0' }, null],
  ['the word later in the bracket', { version: '4.0.0 (like Mastodon; compatible; Akkoma 3.16.0)' }, null],
  ['the word in a later bracket', { version: '4.0.0 (compatible; Marsh 1.0.0) (compatible; Akkoma 3.16.0)' }, null],
  ['a longer word', { version: '4.0.0 (compatible; Akkomarsh 3.16.0)' }, null],
  ['another number behind the first', { version: '3.5.3+0.19.1' }, null],
  ['the name of a commit behind the number', { version: '3.0.0+git-abc1234' }, null],
  ['a longer name', { version: '1.0.0' }, { software: { name: 'akkomarsh', version: '1.0.0' } }],
  ['a name that every object has', { version: '1.0.0' }, { software: { name: 'constructor', version: '99.9.9' } }],
])('a server with %s has nothing that could do harm', (_, instance, nodeInfo) => {
  expect(harmfulOf({ instance: { uri: 'marsh.example', ...instance }, nodeInfo: servers.Akkoma.nodeInfo }, nodeInfo)).toEqual([])
})

test.each([
  ['nodeinfo', {}, { software: { name: 'Akkoma', version: '3.16.0' } }],
  ['the beginning of the bracket', { version: '2.7.2 (compatible; Akkoma 3.16.0)' }, null],
  ['the beginning of the bracket, without nodeinfo', { version: '2.7.2 (compatible; Pleroma 2.9.1)' }, { software: { name: 'pl' } }],
])('one of the two is known by %s', (_, instance, nodeInfo) => {
  expect(harmfulOf({ instance, nodeInfo: servers.Akkoma.nodeInfo }, nodeInfo)).toContain('preview')
})
