import { expect, test } from 'vitest'

import { capabilitiesIn as of } from '../test/capabilitiesIn.ts'
import { recorded } from '../test/recordings.ts'
import { servers } from '../test/servers.ts'

const akkoma = () => of(recorded('instance/v1_instance.json'), recorded('instance/nodeinfo_2.0.json'))

const pleroma = of(
  {
    version: '2.7.2 (compatible; Pleroma 2.9.1)',
    pleroma: {
      metadata: {
        features: [
          'pleroma_api',
          'polls',
          'editing',
          'quote_posting',
          'pleroma_emoji_reactions',
          'pleroma_custom_emoji_reactions',
          'v2_suggestions',
        ],
      },
    },
  },
  { software: { name: 'pleroma', version: '2.9.1' }, metadata: { private: true } },
)

const mastodon = of(
  {
    domain: 'm.example',
    version: '4.5.0',
    api_versions: { mastodon: 7 },
    configuration: { translation: { enabled: true }, vapid: { public_key: 'k' } },
  },
  { software: { name: 'mastodon', version: '4.5.0' }, metadata: { nodeName: 'M' } },
)

const oldMastodon = of({ uri: 'o.example', version: '3.4.1', configuration: {} }, null)

const gotosocial = of(
  { uri: 'g.example', version: '0.20.0+git-abc1234' },
  { software: { name: 'gotosocial', version: '0.20.0' }, metadata: {} },
)

test('Akkoma has its extensions', () => {
  expect(akkoma()).toMatchObject({
    bubbleTimeline: false,
    federatedTimeline: true,
    visitors: { local: true, federated: true, bubble: false },
    replyFilter: true,
    localScope: true,
    polls: true,
    editing: true,
    retainsPolls: true,
    describesByEdit: false,
    quoting: true,
    preview: true,
    reactions: true,
    customReactions: true,
    translation: null,
    seenMarks: true,
    rejectsBy403: true,
    postAlerts: 'subscribe',
    passwordSignIn: true,
    accountCare: true,
    settingsProfiles: 'profiles',
    moderation: true,
    tagPolicy: true,
    webPush: true,
    streamPongs: true,
  })
})

test('Akkoma without a readable nodeinfo is still known by its instance answer', () => {
  expect(of(recorded('instance/v1_instance.json'), null)).toMatchObject({
    preview: true,
    settingsProfiles: 'profiles',
    visitors: { local: true, federated: true },
  })
})

test('a bubble with members, a translator and a page for visitors show', () => {
  const features = ['akkoma:machine_translation', 'safe_dm_mentions', 'media_proxy', 'pleroma:get:main/ostatus']
  expect(of({}, { metadata: { features, localBubbleInstances: ['river.example'] } })).toMatchObject({
    bubbleTimeline: true,
    translation: 'pairs',
    safeDirectMentions: true,
    mediaProxy: true,
    remoteInteraction: true,
  })
})

test('a federated timeline that is switched off is absent', () => {
  expect(of({}, { metadata: { federatedTimelineAvailable: false } }).federatedTimeline).toBe(false)
})

test('an old Pleroma without the features has none of them', () => {
  expect(of({ version: '2.7.2 (compatible; Pleroma 2.2.0)', pleroma: {} }, null)).toMatchObject({
    editing: false,
    polls: false,
    quoting: false,
    reactions: false,
    suggestions: false,
    passwordSignIn: true,
  })
})

test("Pleroma keeps settings in the account instead of Akkoma's profiles and shows visitors nothing when private", () => {
  expect(pleroma).toMatchObject({
    settingsProfiles: 'store',
    customReactions: true,
    passwordSignIn: true,
    visitors: { local: false, federated: false, bubble: false },
  })
})

test.each(['Iceshrimp.NET', 'NeoDB', 'Mitra'] as const)('%s has the key of the extensions, and none of them by that', (name) => {
  const { instance, nodeInfo } = servers[name]
  for (const notified of [nodeInfo, null]) {
    expect(of(instance, notified)).toMatchObject({
      replyFilter: false,
      polls: true,
      shortHandles: false,
      editing: true,
      retainsPolls: false,
      describesByEdit: false,
      suggestions: false,
      seenMarks: false,
      dismissSeveralNotifications: false,
      familiarFollowers: false,
      listReplies: false,
      listedFilters: false,
      ownFilters: 'v2',
      rejectsBy403: false,
      postAlerts: 'notify',
      accountCare: false,
      settingsProfiles: null,
      profileOptions: false,
      moderation: false,
      instanceV2: true,
    })
  }
})

test('a password is asked for in the client only where the server is known to take it', () => {
  const takes = (['Akkoma', 'Pleroma', 'Mitra', 'Iceshrimp.NET', 'NeoDB', 'Sharkey'] as const).map(
    (name) => of(servers[name].instance, servers[name].nodeInfo).passwordSignIn,
  )
  expect(takes).toEqual([true, true, true, false, false, false])
})

test('Mastodon gets no password form, no preview and no reactions', () => {
  expect(mastodon).toMatchObject({
    passwordSignIn: false,
    preview: false,
    reactions: false,
    localScope: false,
    replyFilter: false,
    seenMarks: false,
    quoting: true,
    editing: true,
    retainsPolls: false,
    describesByEdit: true,
    translation: 'post',
    suggestions: true,
    rejectsBy403: false,
    postAlerts: 'notify',
    moderation: false,
    webPush: true,
    streamPongs: false,
    visitors: { local: true, federated: true, bubble: false },
  })
})

test('filters are a list on servers of the Pleroma family and on a Mastodon before 4.0', () => {
  const listed = [akkoma(), pleroma, oldMastodon, mastodon, gotosocial].map(({ listedFilters }) => listedFilters)
  expect(listed).toEqual([true, true, true, false, false])
})

test('lists have rules on Mastodon and GoToSocial, and one on later versions of Akkoma; bookmarks have folders on Pleroma', () => {
  const rules = [akkoma(), pleroma, oldMastodon, mastodon, gotosocial].map(({ exclusiveLists, listReplies }) => [
    exclusiveLists,
    listReplies,
  ])
  expect(rules).toEqual([
    [false, false],
    [false, false],
    [false, true],
    [true, true],
    [true, true],
  ])
  const having = Object.entries(servers).filter(([, { instance, nodeInfo }]) => of(instance, nodeInfo).bookmarkFolders)
  expect(having.map(([name]) => name)).toEqual(['Pleroma'])
})

test('a Mastodon before 3.5 cannot edit, and none before 4.5 can quote', () => {
  expect(oldMastodon).toMatchObject({ editing: false, quoting: false, webPush: false })
  expect(of({ uri: 'o.example', version: '3.5.0' }, null).editing).toBe(true)
  expect(of({ domain: 'm.example', version: '4.4.0', api_versions: { mastodon: 6 } }, null).quoting).toBe(false)
})

test('Mastodon has fallbacks for unknown notification types from API version 10 on', () => {
  const notified = [9, 10].map((version) => of({ domain: 'm.example', version: '4.6.0', api_versions: { mastodon: version } }, null))
  expect(notified.map(({ notificationFallbacks }) => notificationFallbacks)).toEqual([false, true])
})

test('GoToSocial can neither dismiss a notification nor remove a follower', () => {
  expect(gotosocial).toMatchObject({
    dismissNotification: false,
    dismissSeveralNotifications: false,
    removeFromFollowers: false,
    domainBlocks: false,
    suggestions: false,
    editing: true,
    visitors: { local: false, federated: false, bubble: false },
  })
})

test('only Mastodon counts handles of other servers by their name alone', () => {
  expect([akkoma(), pleroma, mastodon, gotosocial].map(({ shortHandles }) => shortHandles)).toEqual([false, false, true, false])
})

test('a server that does not federate has no whole network, and no way in for people from elsewhere', () => {
  const metadata = { features: ['pleroma:get:main/ostatus'], federation: { enabled: false } }
  const alone = of(recorded('instance/v1_instance.json'), { software: { name: 'akkoma', version: '3.16.0' }, metadata })
  expect(alone).toMatchObject({ federatedTimeline: false, remoteInteraction: false })
  expect(akkoma()).toMatchObject({ federatedTimeline: true, remoteInteraction: true })
})

test('servers with a directory have suggestions, too', () => {
  const extended = (...features: string[]) =>
    of({ version: '2.7.2 (compatible; Pleroma 2.9.1)', pleroma: { metadata: { features } } }, null)
  expect([extended(), extended('profile_directory'), extended('v2_suggestions')].map(({ suggestions }) => suggestions)).toEqual([
    false,
    true,
    true,
  ])
})
