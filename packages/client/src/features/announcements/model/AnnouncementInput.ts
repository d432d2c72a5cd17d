import type { AnnouncementDraft } from '@rookery/api/calls/adminAnnouncements'
import type { Announcement } from '@rookery/api/wire/announcement'
import { fromLocalDateTime, toLocalDateTime } from '#lib/localDateTime.ts'

/** An admin's input: times as their fields have them, `2026-11-23T08:05`, or `2026-11-23` for whole days; empty for none. */
export interface AnnouncementInput {
  readonly content: string
  readonly startsAt: string
  readonly endsAt: string
  readonly allDay: boolean
}

export const emptyAnnouncement: AnnouncementInput = { content: '', startsAt: '', endsAt: '', allDay: false }

/** An announcement as its form shows it. */
export function toAnnouncementInput({ content, rawContent, startsAt, endsAt, allDay }: Announcement): AnnouncementInput {
  const field = (iso: string | null) => (iso === null ? '' : allDay ? iso.slice(0, 10) : toLocalDateTime(iso))
  return { content: rawContent ?? content, startsAt: field(startsAt), endsAt: field(endsAt), allDay }
}

/** The form for the server. A day is the same day everywhere: it starts and ends in UTC, including its last second. */
export function toAnnouncementDraft({ content, startsAt, endsAt, allDay }: AnnouncementInput): AnnouncementDraft {
  const time = (typed: string, ofDay: string) =>
    typed === '' ? null : allDay ? `${typed.slice(0, 10)}T${ofDay}Z` : fromLocalDateTime(typed)
  return { content: content.trim(), startsAt: time(startsAt, '00:00:00'), endsAt: time(endsAt, '23:59:59'), allDay }
}

/** Switches between days and times, and keeps as much of the chosen values as possible. */
export function withAllDay(input: AnnouncementInput, allDay: boolean): AnnouncementInput {
  const field = (typed: string, time: string) => (typed === '' ? '' : allDay ? typed.slice(0, 10) : `${typed.slice(0, 10)}T${time}`)
  return { ...input, allDay, startsAt: field(input.startsAt, '00:00'), endsAt: field(input.endsAt, '23:59') }
}
