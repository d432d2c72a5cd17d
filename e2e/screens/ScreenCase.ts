import type { Locator, Page } from 'playwright-core'

import type { Product } from '../harness/startProduct.ts'

/** One screen in one state. */
export interface ScreenCase {
  readonly name: string
  /** Its path, or a function that finds it in the seeded data. */
  readonly path: string | ((product: Product) => Promise<string>)
  /** The signed-in user; null for a visitor. */
  readonly as: string | null
  /** Runs before it is opened, to set up network faults. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Brings the opened page into the state. */
  readonly prepare?: (page: Page, product: Product) => Promise<unknown>
  /** An element that must be visible in the state, so that no screenshot has a wrong name. */
  readonly shows?: (page: Page) => Locator
  /** It changes the reader's stored state: a scroll position, a setting, a draft. */
  readonly lasts?: true
  /** Only its place differs from that of another case, so that screenshots alone show it. */
  readonly scrolled?: true
  /** It goes offline midway, so its later content must be prefetched. */
  readonly offline?: true
  /** The instance writes the page: the client does not lead to it. */
  readonly served?: true
  /** There is no place for settings, so the page is in the browser's language. */
  readonly unsettled?: true
  /** Where the page has no such state, by its width. */
  readonly only?: 'narrow' | 'wide'
}
