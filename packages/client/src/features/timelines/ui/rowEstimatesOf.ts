import type { NotificationId, StatusId } from '@rookery/api/wire/model'
import { createSlot } from '#features/session/model/Slot.ts'
import { MeanHeights, type RowEstimates } from '#ui/windowing/RowEstimates.ts'

/** Per device: row heights depend on its windows and fonts, not on the account, and reveal nothing about it. */
const storageKey = 'rookery.rowHeights'

/** Characters of markup that make a post about two lines higher. */
const aStep = 160

/** Measured heights of rows by content and window width, for all feeds and visits. */
export const rowEstimatesOf = createSlot<RowEstimates & { store(): void }>(
  ({ device, entities }) => {
    const means = new MeanHeights(parse(device.stored.get(storageKey)))
    let hasMeasured = false

    function kindOf(id: string): string | null {
      const notification = entities.notifications.get(id as NotificationId) // a key that is none is not in the table
      const status = entities.statuses.get(id as StatusId) // likewise
      const post = status?.reblogId ? entities.statuses.get(status.reblogId) : status
      const width = Math.round(window.innerWidth / 50)
      if (notification) return `${width} ${notification.type}`
      if (!post) return null
      const parts = [post.spoilerText && 's', post.attachments.length > 0 && 'a', post.pollId && 'p', post.card && 'c', post.quote && 'q']
      const length = post.spoilerText ? 0 : Math.min(12, Math.round(post.content.length / aStep))
      return `${width} ${length}${parts.map((part) => part || '').join('')}`
    }

    return {
      of(id) {
        const kind = kindOf(id)
        return kind === null ? null : means.of(kind)
      },
      record(id, height) {
        const kind = kindOf(id)
        if (kind === null) return
        hasMeasured = true
        means.record(kind, height)
      },
      store() {
        if (hasMeasured) device.stored.set(storageKey, JSON.stringify(means.entries()))
        hasMeasured = false
      },
    }
  },
  { flush: async (estimates) => estimates.store() },
)

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
