import { expect, test } from 'vitest'

import { decodeInstance } from './instance.ts'
import { decodeNodeInfo } from './nodeInfo.ts'
import { recorded } from '../../test/recordings.ts'
import { capabilitiesIn } from '../../test/capabilitiesIn.ts'

test("Akkoma's response has its limits", () => {
  expect(decodeInstance(recorded('instance/v1_instance.json'))).toMatchObject({
    domain: 'localhost',
    title: 'Akkoma test bench',
    streamingUrl: 'ws://localhost:4100',
    maxCharacters: 5000,
    maxAttachments: null,
    pollLimits: { maxOptions: 20, maxOptionChars: 200, minExpiration: 0, maxExpiration: 31_536_000 },
    uploadLimits: { general: 4_000_000, avatar: 2_000_000 },
    fieldsLimits: { maxFields: 10, nameLength: 512, valueLength: 2048 },
    postFormats: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'],
    pleroma: true,
    registrationsOpen: true,
  })
})

test("the second version of Mastodon's response is read in the same way", () => {
  const v2 = {
    domain: 'm.example',
    title: 'M',
    version: '4.5.0',
    description: 'An example',
    thumbnail: { url: 'https://m.example/t.png' },
    languages: ['en'],
    contact: { email: 'a@m.example' },
    registrations: { enabled: true, approval_required: true },
    api_versions: { mastodon: 7 },
    rules: [{ id: 1, text: 'Be kind' }],
    configuration: {
      urls: { streaming: 'wss://stream.m.example' },
      vapid: { public_key: 'k' },
      statuses: { max_characters: 500, max_media_attachments: 4 },
      media_attachments: { image_size_limit: 16_777_216, description_limit: 1500 },
      polls: { max_options: 4, max_characters_per_option: 50, min_expiration: 300, max_expiration: 2_629_746 },
    },
  }
  expect(decodeInstance(v2)).toMatchObject({
    domain: 'm.example',
    thumbnail: 'https://m.example/t.png',
    email: 'a@m.example',
    registrationsOpen: true,
    approvalRequired: true,
    streamingUrl: 'wss://stream.m.example',
    vapidPublicKey: 'k',
    maxCharacters: 500,
    maxAttachments: 4,
    pollLimits: { maxOptions: 4, maxOptionChars: 50, minExpiration: 300, maxExpiration: 2_629_746 },
    uploadLimits: { general: 16_777_216 },
    rules: [{ id: '1', text: 'Be kind' }],
    mastodonApi: 7,
    pleroma: false,
  })
})

test('missing limits of a server are unknown; posts and polls have the specified ones', () => {
  expect(decodeInstance({ uri: 'https://old.example/' })).toMatchObject({
    domain: 'old.example',
    maxCharacters: 5000,
    uploadLimits: { general: 0 },
    pollLimits: { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 },
  })
  expect(decodeInstance({ uri: 'https://old.example/', max_toot_chars: null }).maxCharacters).toBe(5000)
  expect(decodeInstance({ uri: 'https://old.example/', max_toot_chars: '500' }).maxCharacters).toBe(500)
})

test.each([
  ['Pleroma', { pleroma: { metadata: { restrict_unauthenticated: { timelines: { local: false, federated: true } } } } }],
  ['Mastodon', { configuration: { timelines_access: { live_feeds: { local: 'public', remote: 'authenticated' } } } }],
])('%s says which timelines are open to visitors', (_, raw) => {
  expect(decodeInstance(raw).publicTimelines).toEqual({ local: true, federated: false })
})

test('a server without access settings for its timelines leaves them unknown', () => {
  expect(decodeInstance({ pleroma: { metadata: {} } }).publicTimelines).toBeNull()
  // Hashtags have a switch of their own on Mastodon from 4.5 on, and one half that is closed closes them.
  for (const [local, remote, tags] of [
    ['public', 'public', true],
    ['public', 'authenticated', false],
    ['disabled', 'public', false],
  ] as const) {
    const live_feeds = { local: 'public', remote: 'public' }
    const configuration = { timelines_access: { live_feeds, hashtag_feeds: { local, remote } } }
    expect.soft(decodeInstance({ configuration }).publicTimelines).toEqual({ local: true, federated: true, tags })
    expect.soft(capabilitiesIn({ configuration }, null).visitors).toMatchObject({ federated: true, tags })
  }
  for (const remote of ['public', 'authenticated']) {
    const { federated, tags } = capabilitiesIn(
      { configuration: { timelines_access: { live_feeds: { local: 'public', remote } } } },
      null,
    ).visitors
    expect.soft([federated, tags]).toEqual([remote === 'public', remote === 'public'])
  }
})

test('a nodeinfo without our keys shows timelines to visitors', () => {
  expect(decodeNodeInfo({ software: { name: 'mastodon', version: '4.5.0' }, metadata: [] })).toMatchObject({
    private: false,
    federating: true,
    federatedTimelineAvailable: true,
    publicTimelineVisibility: null,
    features: [],
  })
})

test('a limit on uploads applies to its kind of file if the server distinguishes them', () => {
  const limits = (raw: object) => decodeInstance(raw).uploadLimits
  const configuration = { media_attachments: { image_size_limit: 16_777_216, video_size_limit: 103_809_024 } }
  expect(limits({ configuration })).toMatchObject({ general: 16_777_216, image: 16_777_216, film: 103_809_024 })
  expect(limits({ upload_limit: 4_000_000 })).toMatchObject({ general: 4_000_000, image: 4_000_000, film: 4_000_000 })
})

test('further limits for files are decoded', () => {
  const media_attachments = { image_matrix_limit: 33_177_600, supported_mime_types: ['image/png', 'video/mp4'] }
  const { uploadLimits } = decodeInstance({ configuration: { media_attachments } })
  expect(uploadLimits).toMatchObject({ pixels: 33_177_600, types: ['image/png', 'video/mp4'] })
  expect(decodeInstance({}).uploadLimits).toMatchObject({ pixels: 0, types: [] })
})

test('the length of a link is decoded', () => {
  expect(decodeInstance({ configuration: { statuses: { characters_reserved_per_url: 23 } } }).charactersPerUrl).toBe(23)
  expect(decodeInstance({}).charactersPerUrl).toBe(0)
})
