import { expect, test } from 'vitest'

import { decodeScheduledStatus } from './scheduledStatus.ts'

test('a scheduled post of Akkoma has its text, scope and files', () => {
  const params = {
    text: 'Scheduled post',
    spoiler_text: 'later',
    visibility: 'unlisted',
    sensitive: null,
    poll: null,
    media_ids: ['27'],
    in_reply_to_id: null,
    expires_in: null,
  }
  const file = { id: '27', type: 'image', url: 'https://pond.example/media/27.png' }
  const post = decodeScheduledStatus({ id: '1', scheduled_at: '2026-11-22T08:34:41.000Z', params, media_attachments: [file] })
  expect(post).toMatchObject({
    id: '1',
    text: 'Scheduled post',
    spoilerText: 'later',
    visibility: 'unlisted',
    language: null,
    quoteId: null,
  })
  expect(post.attachments).toHaveLength(1)
})

test('Mastodon sends more fields, and numbers as strings', () => {
  const params = {
    text: 'Hello',
    language: 'de',
    quoted_status_id: '7',
    poll: { options: ['a', 'b'], expires_in: '3600', multiple: 'true' },
  }
  expect(decodeScheduledStatus({ id: 5, scheduled_at: '2026-12-01T08:00:00.000Z', params, media_attachments: [] })).toMatchObject({
    id: '5',
    language: 'de',
    quoteId: '7',
    poll: { options: ['a', 'b'], expiresIn: 3600 },
  })
})

test('an entry without an id is rejected', () => {
  expect(() => decodeScheduledStatus({ params: {} })).toThrow('scheduledStatus.id')
})
