import type { BrowserContextOptions, Page } from 'playwright-core'

import type { Visit } from './contextPool.ts'
import type { TrialServer } from './trialServer.ts'

/** Something a journey can do to its browser that would reach the next one. */
export interface Poison {
  readonly name: string
  readonly options?: BrowserContextOptions
  /** What it leaves is found at another address. */
  readonly reaches?: 'elsewhere'
  poison(visit: Visit, server: TrialServer): Promise<unknown>
}

/** What is done to a page of the trial server. */
export function withPage(run: (page: Page) => Promise<unknown>): Poison['poison'] {
  return async ({ page }) => {
    await page.goto('/')
    await run(page)
  }
}
