import * as reports from '@rookery/api/calls/reports'
import type { Status } from '@rookery/api/wire/model'
import { page, type Locator } from 'vitest/browser'

import { dialog } from './locators.ts'
import type { TestServer } from './TestServer.ts'
import { label } from './text.ts'

/** The window of the staff. */
export const moderationWindow = (): Locator => dialog(label('moderation.title'))

/** The first problem that the window shows. */
export const moderationError = (): Locator => moderationWindow().getByRole('alert').first()

/** The button on the bar that opens the window. */
export const moderationButton = (): Locator => page.getByRole('banner').getByRole('button', { name: label('moderation.open') })

/** The report that has these words. */
export const reportOf = (words: string): Locator =>
  moderationWindow()
    .getByRole('listitem')
    .filter({ hasText: words, has: page.getByRole('button') })
    .first()

/** A filter of the list of reports. */
export const reportFilter = (name: 'open' | 'resolved' | 'closed' | 'all'): Locator =>
  moderationWindow().getByRole('tab', { name: label(`reports.filter.${name}`) })

/** Carol reports Bob, with a post of his, which is returned. */
export async function reportBob(server: TestServer, words: string): Promise<Status> {
  const [bob, carol] = await Promise.all([server.somebody('bob'), server.somebody('carol')])
  const post = await bob.post(`Cheap herring: ${words}`)
  await reports.create(carol.client, { accountId: bob.account.id, statusIds: [post.id], comment: words, forward: false })
  return post
}
