import type { BrowserContextOptions, Page } from 'playwright-core'

import type { Visit } from './contextPool.ts'
import type { TrialServer } from './trialServer.ts'

/** Something a journey can do to its browser that would reach the next one. */
export interface Poison {
  readonly name: string
  readonly options?: BrowserContextOptions
  /** The trace is stored for another origin. */
  readonly reaches?: 'elsewhere'
  poison(visit: Visit, server: TrialServer): Promise<unknown>
}

/** Runs on a page that shows the trial server. */
export function withPage(run: (page: Page) => Promise<unknown>): Poison['poison'] {
  return async ({ page }) => {
    await page.goto('/')
    await run(page)
  }
}
