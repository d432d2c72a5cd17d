import type { BrowserContext, Page } from 'playwright-core'

import type { Somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { text } from '../harness/text.ts'
import type { StatusCardPage } from '../pages/StatusCardPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import type { TimelinePage } from '../pages/TimelinePage.ts'
import { plain } from './posts.ts'

export interface Walk {
  readonly page: Page
  readonly context: BrowserContext
  readonly timeline: TimelinePage
  readonly bob: Somebody
}

/** Opens the public timeline and gives a post the focus. */
export async function stand({ page, timeline }: Walk, words = plain): Promise<StatusCardPage> {
  if (!page.url().endsWith('/main/public')) await timeline.open('public')
  const post = timeline.status(words)
  await expect(async () => {
    if (await timeline.newPosts.isVisible()) await timeline.newPosts.click()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(post.content).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await post.root.focus()
  return post
}

/** Opens a conversation as a tree, and gives its second post the focus, which has one reply. */
export async function standInTree({ page, bob, timeline }: Walk): Promise<StatusCardPage> {
  const { id } = await bob.post('Where is the otter?')
  const answer = await bob.post('Not in the reeds', { inReplyToId: id })
  await bob.post('By the weir', { inReplyToId: answer.id })
  const thread = new ThreadPage(page)
  await thread.open(id)
  await thread.choose('thread.display.tree')
  const post = timeline.status('Not in the reeds')
  await post.root.focus()
  return post
}

/** The heading of a screen. */
export const screen = (page: Page, name: Parameters<typeof text>[0]) => page.getByRole('heading', { level: 1, name: text(name) })

/** One key after the other. */
export async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key)
}

/** What a key of the table does, tried on a page. */
export type Tries = Readonly<Record<string, (walk: Walk) => Promise<void>>>
