import { markRead } from '@rookery/api/calls/notificationMarks'
import { fetch } from '@rookery/api/calls/notifications'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import type { Product } from '../harness/startProduct.ts'
import { label, textStart } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'

/** Writes so many notifications of somebody at once, as years without a look bring them. */
async function insert({ instance: { context } }: Product, name: string, count: number): Promise<void> {
  const [reader, bob] = await Promise.all(
    [name, 'bob'].map((one) => context.db.selectFrom('accounts').selectAll().where('acct', '=', one).executeTakeFirstOrThrow()),
  )
  if (!reader || !bob) throw new Error('Somebody is missing.')
  const status = await context.db.selectFrom('statuses').select('id').where('account_id', '=', reader.id).executeTakeFirstOrThrow()
  for (let done = 0; done < count; done += 500) {
    const rows = Array.from({ length: Math.min(500, count - done) }, (_, n) => ({
      account_id: reader.id,
      from_account_id: bob.id,
      type: n % 2 === 0 ? ('favourite' as const) : ('follow' as const),
      status_id: n % 2 === 0 ? status.id : null,
      created_at: context.clock.now() - (count - done - n) * 60_000,
    }))
    await context.db.insertInto('notifications').values(rows).execute()
  }
}

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('aside *').length)

journey('ten thousand that are not seen are counted, drawn in part, and marked in one press', async ({ visit, product }) => {
  const ada = await somebody(product, 'ada')
  await ada.post('Much liked')
  await insert(product, 'ada', 10_000)
  const { page } = await visit({ as: 'ada' })
  await page.goto('/main/friends')
  const column = new NotificationsColumn(page)
  await expect(column.items.first()).toBeVisible()
  await expectAccessible(page)
  expect(await nodes(page)).toBeLessThan(2500)
  const read = page.waitForResponse((response) => response.url().endsWith('/notifications/read'))
  await column.markRead.click()
  await read
  await expect(column.items.first()).not.toHaveAttribute('data-unseen', 'true')
  await expect(column.markRead).toHaveCount(0)
  const { items } = await fetch(ada.client, { limit: 1 })
  expect(items[0]?.seen).toBe(true)
})

journey('a flood is drawn by the frame and not one by one, and the nodes of the panel stay flat', async ({ visit, product }) => {
  const [mona, bob] = await Promise.all([somebody(product, 'mona'), somebody(product, 'bob')])
  const post = await mona.post('Everybody likes this')
  await bob.post('@mona Before the flood')
  const { page } = await visit({ as: 'mona' })
  await page.goto('/main/friends')
  const column = new NotificationsColumn(page)
  await expect(column.items.first()).toBeVisible()
  const {
    instance: { context },
  } = product
  const ids = { account: mona.account.id, from: bob.account.id }
  const before = await nodes(page)
  // Counts the changes of the panel, by the frame in which they were made.
  await page.evaluate(() => {
    const seen = { frame: 0, batches: [] as number[] }
    Object.assign(window, { flood: seen })
    const count = () => {
      seen.frame += 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    const panel = document.querySelector('aside#notifications')
    if (panel) new MutationObserver(() => seen.batches.push(seen.frame)).observe(panel, { childList: true, subtree: true })
  })
  for (let second = 0; second < 3; second += 1) {
    for (let n = 0; n < 100; n += 1) {
      const row = await context.db
        .insertInto('notifications')
        .values({
          account_id: ids.account,
          from_account_id: ids.from,
          type: 'favourite',
          status_id: post.id,
          created_at: context.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      context.tell({ kind: 'notified', notificationId: row.id })
    }
  }
  const { items } = await fetch(mona.client, { limit: 1 })
  const newest = items[0]
  if (!newest) throw new Error('Nothing came.')
  await expect(column.items.first()).toContainText(/Show all \d+/)
  const drawn = await page.evaluate(() => (window as unknown as { flood: { batches: number[] } }).flood.batches)
  // One change of the panel and what follows it in the same frame (its heights), never one for each notification.
  const mostInAFrame = Math.max(...drawn.map((frame) => drawn.filter((other) => other === frame).length))
  expect(drawn.length).toBeLessThan(300)
  expect(mostInAFrame).toBeLessThanOrEqual(2)
  expect(await nodes(page)).toBeLessThan(before * 2 + 400)
  await markRead(mona.client, { maxId: newest.id })
})

journey('what comes without its account or with a post that is gone is told all the same', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('@carol Soon gone')
  await bob.post('@carol From nobody')
  for (const look of [{}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }]) {
    const { page, context } = await visit({ as: 'carol', ...look })
    await context.route(/\/api\/v1\/notifications(\?.*)?$/, async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as { status?: { content: string } | null; account: unknown }[]
      for (const one of list) {
        if (one.status?.content.includes('From nobody')) one.account = null
        if (one.status?.content.includes('Soon gone')) one.status = null
      }
      await route.fulfill({ response, json: [...list, { id: '0' }, null, 'garbage'] })
    })
    await page.goto('/main/friends')
    if ('isMobile' in look) await page.getByRole('button', { name: textStart('shell.notifications') }).click()
    const list = 'isMobile' in look ? page.getByRole('dialog', { name: label('shell.notifications') }) : new NotificationsColumn(page).root
    await expect(list.getByRole('article').filter({ hasText: 'From nobody' })).toBeVisible()
    await expect(list.getByRole('article')).not.toHaveCount(0)
    await expectAccessible(page)
  }
})
