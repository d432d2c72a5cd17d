import { expect } from 'vitest'
import { accountServicesOf } from '#live/startAccountServices.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Resolves when the session's services run. Their code is loaded after the first posts. */
export async function untilServicesRun(session: Session): Promise<void> {
  await expect.poll(() => accountServicesOf(session).get()).not.toBeNull()
}
