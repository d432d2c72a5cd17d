import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'

/** The window over everything that shows one file at a time. */
export class MediaViewerPage {
  readonly root: Locator
  readonly image: Locator
  readonly counter: Locator
  readonly next: Locator
  readonly previous: Locator
  readonly close: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: label('viewer.title') })
    this.image = this.root.getByRole('img').first()
    this.counter = this.root.locator('[data-count]')
    this.next = this.root.getByRole('button', { name: label('viewer.next') })
    this.previous = this.root.getByRole('button', { name: label('viewer.previous') })
    this.close = this.root.getByRole('button', { name: label('viewer.close') })
  }

  /** Scale of the image: 1 shows all of it. */
  scale(): Promise<number> {
    return this.root
      .locator('[data-gesture], [data-zoomed]')
      .evaluateAll(([slide]) => (slide ? new DOMMatrix(getComputedStyle(slide).transform).a : 1))
  }
}
