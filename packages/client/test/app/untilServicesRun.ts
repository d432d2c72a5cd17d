import { expect } from 'vitest'
import { accountServicesOf } from '#live/startAccountServices.ts'
import type { RunningApp } from './appTest.tsx'

/** The services poll; their code comes after the first posts, and a clock that has moved on before does not move for them. */
export async function untilServicesRun(app: RunningApp): Promise<void> {
  await expect.poll(() => accountServicesOf(app.session).get()).not.toBeNull()
}
