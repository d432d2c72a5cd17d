import type { Settings } from '#features/settings/model/Settings.ts'

/** `22:30` as minutes since midnight; null for others. */
function minutesOf(time: string | null): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time ?? '') ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

export interface QuietTimes {
  readonly from: string | null
  readonly until: string | null
  readonly snoozedUntil: number
}

/** Whether alerts are off now: in quiet hours, which may pass midnight, or while snoozed. */
export function isQuietAt(now: Date, { from, until, snoozedUntil }: QuietTimes): boolean {
  if (now.getTime() < snoozedUntil) return true
  const [begin, end, minute] = [minutesOf(from), minutesOf(until), now.getHours() * 60 + now.getMinutes()]
  if (begin === null || end === null || begin === end) return false
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end
}

/** The quiet times that are set. */
export function quietTimesOf(settings: Pick<Settings, 'get'>): QuietTimes {
  return {
    from: settings.get('quietHoursFrom'),
    until: settings.get('quietHoursUntil'),
    snoozedUntil: settings.get('notificationsSnoozedUntil'),
  }
}

export type Snooze = 'hour' | 'tomorrow'

/** The end of a snooze that starts now: one hour later, or eight in the morning of the next day. */
export function snoozeEnd(now: Date, snooze: Snooze): number {
  if (snooze === 'hour') return now.getTime() + 3600 * 1000
  const morning = new Date(now)
  morning.setDate(now.getDate() + 1)
  morning.setHours(8, 0, 0, 0)
  return morning.getTime()
}
