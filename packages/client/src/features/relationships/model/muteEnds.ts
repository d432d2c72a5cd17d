import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
import type { AccountId } from '@rookery/api/wire/model'
import { createSlot } from '#features/session/model/Slot.ts'

/** Milliseconds: the server's clock is not this one. */
const grace = 2000
/** Maximum browser timer; the next visit loads mutes anyway. */
const maxWaitMs = 2 ** 31 - 1

/** Refetches a relationship when a timed mute has ended, which no server announces. */
export const muteEndsOf = createSlot(
  ({ client, clock, entities }) => {
    const timers = new Map<AccountId, Timer>()

    async function look(id: AccountId): Promise<void> {
      timers.delete(id)
      const requestSeq = entities.nextRequestSeq()
      try {
        entities.receive({ relationships: await accounts.relationships(client, [id]) }, requestSeq)
      } catch (error) {
        // The next visit corrects it.
        if (!(error instanceof ApiError)) throw error
      }
    }

    return {
      expect(id: AccountId, inMs: number) {
        timers.get(id)?.cancel()
        if (inMs + grace <= maxWaitMs)
          timers.set(
            id,
            clock.after(inMs + grace, () => void look(id)),
          )
      },
      stop() {
        for (const timer of timers.values()) timer.cancel()
      },
    }
  },
  { close: (ends) => ends.stop() },
)
