import { ApiError } from '@rookery/api/http/ApiError'
import type { Session } from '#features/session/model/Session.ts'
import { createStoredSlot } from '#features/session/model/Slot.ts'
import { createFilters } from './Filters.ts'
import { filtersKey, readStoredFilters } from './readStoredFilters.ts'
import { restoreRestricted, restrictedKey } from './storedRestrictions.ts'
import { restrictedOf } from './restrictedOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** On a new device the first posts wait at most so long for mutes and blocks, in milliseconds. */
const timeoutMs = 3000

export const filtersOf = createStoredSlot('filters', async (storage) => {
  const [restricted, list] = await Promise.all([storage.get(restrictedKey), storage.get(filtersKey)])
  return async (session) => {
    const { clock, entities, me } = session
    restoreRestricted(entities, restricted)
    if (restricted === undefined && me !== null) await fetchFirst(session)
    const filters = createFilters({ entities, settings: settingsOf(session), clock, me })
    await filters.applyFilters(readStoredFilters(list))
    return filters
  }
})

/** Nothing is stored on this device: posts wait for the first load. After a failure `live/mutesAndBlocks` retries. */
async function fetchFirst(session: Session): Promise<void> {
  const learning = restrictedOf(session)
    .refetch()
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  let stopWaiting = () => {}
  const tired = new Promise<void>((resolve) => {
    stopWaiting = session.clock.after(timeoutMs, resolve).cancel
  })
  await Promise.race([learning, tired])
  stopWaiting()
}
