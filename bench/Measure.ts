import type { Browser, BrowserContext, Page } from 'playwright-core'

import type { Product } from '../e2e/harness/startProduct.ts'

/** One thing that was measured. */
export interface Row {
  /** Its key in budgets.json, such as `firstLoad.brotli`. */
  readonly id: string
  readonly value: number
  readonly unit: 'bytes' | 'ms' | 'MB' | 'ratio' | 'posts' | 'elements' | '%' | 'components' | 'px' | 'requests'
  /** Description of the number, for the table. */
  readonly what: string
}

/** Fixtures of a measurement. */
export interface Bench {
  readonly browser: Browser
  readonly product: Product
  /** A page of a new visitor, or of a signed-in user; closing its context ends it. */
  openPage(options?: {
    readonly as?: string
    readonly slower?: number
    readonly locale?: string
  }): Promise<{ readonly page: Page; readonly context: BrowserContext }>
  /** How many posts the long feed is scrolled through. */
  readonly posts: number
}

export type Measure = (bench: Bench) => Promise<readonly Row[]>
