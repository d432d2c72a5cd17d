import { ApiError } from '@rookery/api/http/ApiError'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { restrictedIn, restrictedKey } from './storedRestrictions.ts'

/** Loads mutes and blocks once, for the first caller. Retries after temporary failures. */
export const restrictedOf = createSlot((session) => {
  let asking: Promise<void> | null = null
  return {
    /** @throws ApiError when a list cannot be fetched; stored accounts stay */
    refetch: () =>
      (asking ??= fetchDeferred(session).catch((error: unknown) => {
        // A token that may not read the lists is refused each time, so that no start waits for them again.
        if (isRefusal(error)) void session.storage.set(restrictedKey, restrictedIn(session.entities))
        else asking = null
        throw error
      })),
  }
})

/** Whether a retry would fail again. Then only the flags in posts are known. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status < 500 && error.status !== 429
}

/** Only a new device needs it before its first post; elsewhere its code would come for nothing. */
async function fetchDeferred(session: Session): Promise<void> {
  const { fetchRestricted } = await import('./fetchRestricted.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', method: 'GET', path: '/api/v1/mutes', cause })
  })
  await fetchRestricted(session)
}
