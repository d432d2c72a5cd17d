import { sweep } from '#features/entities/model/sweep.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'

/** Up to this number of statuses nothing is removed. */
const comfortable = 3000
const intervalMs = 10_000

/** Limits the memory of a tab that stays open for a week. */
export function startSweeper({ clock, entities }: Session): Stop {
  let limit = comfortable
  const timer = clock.every(intervalMs, () => {
    if (entities.statuses.size <= limit) return
    sweep(entities)
    // Held entities stay, so sweeping again before much has come would find nothing.
    limit = Math.max(comfortable, entities.statuses.size * 1.5)
  })
  return () => timer.cancel()
}
