import { markRead } from '@rookery/api/calls/notificationMarks'
import { fetch } from '@rookery/api/calls/notifications'
import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { label, textStart } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'

declare global {
  interface Window {
    /** In which frames what came was drawn, once for each time. */
    floodDraws: readonly number[]
  }
}

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

/** Where the notifications are on this size; on a phone they are opened first. */
async function list(page: Page, kind: (typeof screenSizes)[number][0]): Promise<Locator> {
  if (kind === 'a wide screen') return new NotificationsColumn(page).root
  await page.getByRole('button', { name: textStart('shell.notifications') }).click()
  return page.getByRole('dialog', { name: label('shell.notifications') })
}

const nodes = (root: Locator) => root.evaluate((element) => element.querySelectorAll('*').length)

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`ten thousand that are not seen are counted, drawn in part, and marked in one press, on ${kind}`, async ({ visit, product }) => {
    const name = kind === 'a phone' ? 'dave' : 'ada'
    const reader = await somebody(product, name)
    await reader.post('Much liked')
    await insert(product, name, 10_000)
    const { page } = await visit({ as: name, viewport })
    await page.goto('/main/friends')
    const root = await list(page, kind)
    const first = root.getByRole('article').first()
    const markAll = root.getByRole('button', { name: label('notifications.markRead') })
    await expect(first).toBeVisible()
    await expectAccessible(page)
    expect(await nodes(root)).toBeLessThan(2500)
    const read = page.waitForResponse((response) => response.url().endsWith('/notifications/read'))
    await markAll.click()
    await read
    await expect(first).not.toHaveAttribute('data-unseen', 'true')
    await expect(markAll).toHaveCount(0)
    const { items } = await fetch(reader.client, { limit: 1 })
    expect(items[0]?.seen).toBe(true)
  })

  journey(`a flood is drawn at most once a frame, and the nodes of the list stay flat, on ${kind}`, async ({ visit, product }) => {
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
    // Notes the frame of each draw of what came, which begins the list: all that one draw changes is told at once. The page's clock, a
    // call for older ones and rows that the window takes in below draw something else.
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
      context.tell({ kind: 'notified', notificationId: row.id })
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
  })
}

journey('what comes without its account or with a post that is gone is told all the same', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('@carol Soon gone')
  await bob.post('@carol From nobody')
  for (const [kind, viewport] of widths(screenSizes)) {
    const { page, context } = await visit({ as: 'carol', viewport })
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
    const root = await list(page, kind)
    await expect(root.getByRole('article').filter({ hasText: 'From nobody' })).toBeVisible()
    await expect(root.getByRole('article')).not.toHaveCount(0)
    await expectAccessible(page)
  }
})
