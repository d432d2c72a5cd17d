import type { Announcement } from '@rookery/api/wire/announcement'
import { expect, test } from 'vitest'
import { emptyAnnouncement, toAnnouncementDraft, toAnnouncementInput, withAllDay } from './AnnouncementInput.ts'

const announcement: Announcement = {
  id: '1',
  content: '<p>The weir</p>',
  rawContent: 'The weir',
  startsAt: '2026-11-23T08:05:00.000Z',
  endsAt: null,
  allDay: false,
  publishedAt: '2026-11-22T00:00:00.000Z',
  updatedAt: '2026-11-22T00:00:00.000Z',
  read: false,
  emojis: [],
  reactions: [],
}

test('an untouched form submits the announcement unchanged', () => {
  const { content, startsAt, endsAt, allDay } = toAnnouncementDraft(toAnnouncementInput(announcement))
  expect({ content, allDay, endsAt }).toEqual({ content: 'The weir', allDay: false, endsAt: null })
  expect(Date.parse(startsAt ?? '')).toBe(Date.parse(announcement.startsAt ?? ''))
})

test('whole days are the same days wherever the admin is', () => {
  const days = { ...announcement, allDay: true, startsAt: '2026-11-23T00:00:00.000Z', endsAt: '2026-11-24T23:59:59.000Z' }
  const input = toAnnouncementInput(days)
  expect(input).toMatchObject({ startsAt: '2026-11-23', endsAt: '2026-11-24' })
  expect(toAnnouncementDraft(input)).toMatchObject({ startsAt: '2026-11-23T00:00:00Z', endsAt: '2026-11-24T23:59:59Z', allDay: true })
})

test('days and times lead to each other', () => {
  const timed = { ...emptyAnnouncement, startsAt: '2026-11-23T08:05', endsAt: '2026-11-24T09:00' }
  const days = withAllDay(timed, true)
  expect(days).toMatchObject({ allDay: true, startsAt: '2026-11-23', endsAt: '2026-11-24' })
  expect(withAllDay(days, false)).toMatchObject({ allDay: false, startsAt: '2026-11-23T00:00', endsAt: '2026-11-24T23:59' })
  expect(withAllDay(emptyAnnouncement, true)).toEqual({ ...emptyAnnouncement, allDay: true })
})
