import type { Locator, Page } from 'playwright-core'

import { label, textWith } from '../harness/text.ts'

/** Notifications in the third column of a wide page. */
export class NotificationsColumn {
  readonly root: Locator
  readonly items: Locator
  readonly unseen: Locator

  constructor(page: Page) {
    this.root = page.getByRole('complementary', { name: label('shell.notifications') })
    this.items = this.root.getByRole('article')
    this.unseen = this.root.getByRole('img', { name: label('notifications.unseen'), exact: true })
  }

  /** The notification of one type from an account. */
  item(kind: 'favourite' | 'mention' | 'follow' | 'reblog' | 'reaction', name: string): Locator {
    return this.items.filter({ hasText: name }).filter({ hasText: textWith(`notification.${kind}`, { name: '', emoji: '' }).trim() })
  }
}
