import { fetch } from '@rookery/api/calls/notifications'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { notificationsAt } from '#test/app/notificationList.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label } from '#test/app/text.ts'

const nodes = (root: Locator) => root.element().querySelectorAll('*').length

for (const size of sizesFor('wide'))
  appTest(
    `ten thousand unseen notifications are rendered in part, and marked as read with one press (${size})`,
    async ({ server, visit }) => {
      const ada = await server.somebody('ada')
      const { id } = await ada.post('Much liked')
      await server.arrange('notifyMany', { name: 'ada', statusId: id, count: 10_000 })
      await visit('/main/friends', { as: 'ada', size })
      const root = await notificationsAt(size)
      const first = root.getByRole('article').first()
      const markAll = root.getByRole('button', { name: label('notifications.markRead') })
      await expect.element(first).toBeVisible()
      expect(nodes(root)).toBeLessThan(2500)
      await markAll.click()
      await expect.element(first).not.toHaveAttribute('data-unseen', 'true')
      await expect.element(markAll).not.toBeInTheDocument()
      await expect.poll(async () => (await fetch(ada.client, { limit: 1 })).items[0]?.seen).toBe(true)
    },
  )

for (const size of sizesFor('phone'))
  appTest(`malformed notifications, also without an account or a post, break nothing (${size})`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await bob.post('@carol Soon gone')
    await bob.post('@carol From nobody')
    server.change('GET /api/v1/notifications', (body) => {
      const list = body as { status?: { content: string } | null; account: unknown }[] // the instance's own response
      const changed = list.map((one) => ({
        ...one,
        account: one.status?.content.includes('From nobody') ? null : one.account,
        status: one.status?.content.includes('Soon gone') ? null : one.status,
      }))
      return [...changed, { id: '0' }, null, 'garbage']
    })
    await visit('/main/friends', { as: 'carol', size })
    const articles = (await notificationsAt(size)).getByRole('article')
    await expect.element(articles.filter({ hasText: 'From nobody' })).toBeVisible()
    await expect.element(articles.filter({ hasText: 'Bob' })).toBeVisible()
  })
