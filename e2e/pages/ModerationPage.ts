import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'

/** The staff's window. */
export class ModerationPage {
  readonly root: Locator
  /** Opens it, on the bar. */
  readonly button: Locator
  readonly peek: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: label('moderation.title') })
    this.button = page.getByRole('banner').getByRole('button', { name: label('moderation.open') })
    this.peek = this.root.getByRole('button', { name: label('moderation.minimize') })
  }

  async open(): Promise<void> {
    await this.button.click()
    await this.root.getByRole('tablist').waitFor()
  }

  filter(name: 'open' | 'resolved' | 'closed' | 'all'): Locator {
    return this.root.getByRole('tab', { name: label(`reports.filter.${name}`) })
  }

  /** The report with this text. */
  report(words: string): Locator {
    return this.root
      .getByRole('listitem')
      .filter({ hasText: words, has: this.root.page().getByRole('button') })
      .first()
  }
}
