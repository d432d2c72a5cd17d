import { openReports, type OpenReports } from '@rookery/api/calls/openReports'
import { ApiError } from '@rookery/api/http/ApiError'
import { pollingContextOf, startSharedPolling } from '#features/session/model/startSharedPolling.ts'
import { goOnWithout } from '#features/session/model/serverInfo.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell, type Cell, type Stop } from '@rookery/store/Cell'

/** Polling interval of reports while a staff member has the page open (spec 3, section 9). */
const intervalMs = 60_000

/** The document, which has the page's visibility. */
type LookedAt = Pick<Document, 'hidden'> & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Polls the number of open reports. */
export interface OpenReportsWatch {
  /** null until it is known. */
  readonly waiting: Cell<OpenReports | null>
  /** Fetches now; the known reports stay if that fails. */
  refresh(): Promise<void>
  /** Fetches now and then at an interval, as long as the page is visible. */
  watch(page: LookedAt): Stop
}

/** Number of open reports. A store of its own, because every page of the staff shows it, and the lists are rarely opened. */
export const openReportsOf = createSlot(createOpenReports)

function createOpenReports(session: Session): OpenReportsWatch {
  const waiting = createCell<OpenReports | null>(null)
  let latest = 0

  /** Resolves to how long the server wants to be left alone. */
  async function fetchCount(): Promise<number> {
    latest += 1
    const asked = latest
    try {
      const found = await openReports(session.client)
      if (asked === latest) waiting.set(found)
      return 0
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      goOnWithout(error)
      return error.retryAfter ?? 0
    }
  }

  return {
    waiting,
    refresh: async () => void (await fetchCount()),
    watch(page) {
      const { onVisibilityChange, stop } = startSharedPolling(pollingContextOf(session), {
        subject: 'openReports',
        intervalMs,
        isVisible: () => !page.hidden,
        fetch: fetchCount,
      })
      page.addEventListener('visibilitychange', onVisibilityChange)
      void fetchCount()
      return () => {
        page.removeEventListener('visibilitychange', onVisibilityChange)
        stop()
      }
    },
  }
}
