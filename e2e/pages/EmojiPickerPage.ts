import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'

/** The window in which emoji are chosen. */
export class EmojiPickerPage {
  readonly root: Locator
  readonly search: Locator
  readonly grid: Locator
  readonly strip: Locator
  readonly found: Locator

  constructor(page: Page, name: Parameters<typeof label>[0]) {
    this.root = page.getByRole('dialog', { name: label(name) })
    this.search = this.root.getByRole('searchbox', { name: label('emoji.search') })
    this.grid = this.root.getByRole('grid', { name: label('emoji.picker') })
    this.strip = this.root.getByRole('toolbar', { name: label('emoji.sections') })
    this.found = this.root.getByRole('status')
  }

  emoji(name: string): Locator {
    return this.grid.getByRole('gridcell', { name, exact: true })
  }

  section(name: Parameters<typeof label>[0]): Locator {
    return this.strip.getByRole('button', { name: label(name) })
  }
}
