import { markRead } from '@rookery/api/calls/notificationMarks'
import { fetch } from '@rookery/api/calls/notifications'
import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, textStart } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'

declare global {
  interface Window {
    /** The frame of each render of arrivals. */
    floodDraws: readonly number[]
  }
}

/** Where the notifications are on this size; on a phone they are opened first. */
async function list(page: Page, kind: (typeof screenSizes)[number][0]): Promise<Locator> {
  if (kind === 'a wide screen') return new NotificationsColumn(page).root
  await page.getByRole('button', { name: textStart('shell.notifications') }).click()
  return page.getByRole('dialog', { name: label('shell.notifications') })
}

const nodes = (root: Locator) => root.evaluate((element) => element.querySelectorAll('*').length)

for (const [kind, viewport] of widths(screenSizes)) {
  journey(
    `a flood renders at most once per frame, and the number of nodes in the list stays flat, on ${kind}`,
    async ({ visit, product }) => {
      const [mona, bob] = await Promise.all([somebody(product, 'mona'), somebody(product, 'bob')])
      const post = await mona.post(`Everybody likes this on ${kind}`)
      await bob.post('@mona Before the flood')
      const { page } = await visit({ as: 'mona', viewport })
      await page.goto('/main/friends')
      const root = await list(page, kind)
      const first = root.getByRole('article').first()
      await expect(first).toContainText('Before the flood')
      const { context } = product.instance
      const before = await nodes(root)
      // Records the frame of each render of arrivals at the beginning of the list: all changes of one render are reported together. Clock
      // updates, older pages and rows below are other renders.
      await root.evaluate((panel) => {
        const seen = { frame: 0, draws: [] as number[] }
        window.floodDraws = seen.draws
        const count = () => {
          seen.frame += 1
          requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
        const isFirstRow = (node: Node) =>
          node instanceof HTMLElement && node.dataset.row !== undefined && node.parentElement?.firstChild === node
        const note = (changes: readonly MutationRecord[]) => {
          if (changes.some(({ addedNodes }) => [...addedNodes].some(isFirstRow))) seen.draws.push(seen.frame)
        }
        new MutationObserver(note).observe(panel, { childList: true, subtree: true })
      })
      for (let n = 0; n < 300; n += 1) {
        const row = await context.db
          .insertInto('notifications')
          .values({
            account_id: mona.account.id,
            from_account_id: bob.account.id,
            type: 'favourite',
            status_id: post.id,
            created_at: context.clock.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        context.notify({ kind: 'notified', notificationId: row.id })
      }
      const { items } = await fetch(mona.client, { limit: 1 })
      const newest = items[0]
      if (!newest) throw new Error('Nothing came.')
      await expect(first).toContainText(/Show all \d+/)
      const draws = await page.evaluate(() => window.floodDraws)
      expect(draws.length).toBeGreaterThan(1)
      expect(draws, 'in which frames what came was drawn').toEqual([...new Set(draws)])
      expect(await nodes(root)).toBeLessThan(before * 2 + 400)
      await markRead(mona.client, { maxId: newest.id })
    },
  )
}
