import type { Announcement } from '@rookery/api/wire/announcement'
import type { Stop } from '@rookery/store/Cell'
import type { Notices } from '#features/notices/model/Notices.ts'
import type { PageState } from './pageState.ts'

/** Returns the text of HTML without its markup; needs the page. */
export type ReadText = (html: string) => string

/** Announcements of the server's staff. */
export interface AnnouncementNotices {
  /** Shows a new announcement, or a new text of a known one. */
  take(announcement: Announcement): void
  /** The staff withdrew it. */
  withdraw(id: string): void
  stop: Stop
}

const longest = 600
/** Long enough for a few sentences; hover or focus pauses it. */
const shownMs = 30_000

/** Shows announcements as plain-text notices, and only while the page is visible. */
export function createAnnouncementNotices(notices: Notices, page: PageState, readText: ReadText): AnnouncementNotices {
  const shown = new Map<string, number>()
  const waiting = new Map<string, string>()

  function withdraw(id: string): void {
    waiting.delete(id)
    const notice = shown.get(id)
    shown.delete(id)
    if (notice !== undefined) notices.close(notice)
  }

  function showWaiting(): void {
    if (!page.visible.get()) return
    for (const [id, text] of waiting) {
      shown.set(id, notices.show({ level: 'info', messageKey: 'announcement.notice', args: { text }, timeout: shownMs }))
    }
    waiting.clear()
  }

  const stop = page.visible.subscribe(showWaiting)
  return {
    take({ id, content, read }) {
      withdraw(id)
      if (read) return
      waiting.set(id, readText(content).slice(0, longest))
      showWaiting()
    },
    withdraw,
    stop,
  }
}
