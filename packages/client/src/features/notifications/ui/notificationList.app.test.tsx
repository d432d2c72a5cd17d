import * as reactions from '@rookery/api/calls/reactions'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import {
  notificationChoices,
  notificationsAt,
  notificationsColumn,
  notificationsDrawer,
  notificationTab,
  openChoices,
  openNotifications,
} from '#test/app/notificationList.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import type { TestServer } from '#test/app/TestServer.ts'
import { label, text } from '#test/app/text.ts'

const main = () => page.getByRole('main')

/** Three people favourite a post of Ada's, one of them reacts to it, and one writes to her in between. */
async function like(server: TestServer, words: string): Promise<void> {
  const [ada, bob, dave, mona] = await Promise.all((['ada', 'bob', 'dave', 'mona'] as const).map((name) => server.somebody(name)))
  if (!ada || !bob || !dave || !mona) throw new Error('Somebody is missing.')
  const { id } = await ada.post(words)
  await statuses.favourite(bob.client, id)
  await statuses.favourite(dave.client, id)
  await bob.post(`@ada A reply to “${words}”`)
  await statuses.favourite(mona.client, id)
  await reactions.add(mona.client, id, '🌊')
}

for (const size of sizesFor('wide'))
  appTest(`a type that is switched off is neither shown nor fetched (${size})`, async ({ server, visit }) => {
    await like(server, 'The water is low')
    const app = await visit('/main/friends', { as: 'ada', size })
    const root = await notificationsAt(size)
    const items = root.getByRole('article')
    const likes = items.filter({ hasText: /favorited your post/ })
    await expect.element(likes.first()).toBeVisible()
    await openChoices(root)
    await page.getByRole('switch', { name: text('settings.notificationVisibility.likes') }).click()
    await expect.element(likes).toHaveLength(0)
    await expect.element(items.first()).toBeInTheDocument()
    const fetched: string[] = []
    server.change('GET /api/v1/notifications', (body) => {
      fetched.push(...(body as { type: string }[]).map(({ type }) => type))
      return body
    })
    // Changed settings are stored after a pause.
    await app.advance(1000)
    await app.restart()
    await notificationsAt(size)
    await expect.poll(() => fetched).toContain('mention')
    await expect.element(items.first()).toBeVisible()
    await expect.element(likes).toHaveLength(0)
    expect(fetched).not.toContain('favourite')
  })

appTest('opening a notification reads it, and dismissing all can be undone', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const words = 'Come to the weir'
  await bob.post(`@ada ${words}`)
  await visit('/main/friends', { as: 'ada' })
  const items = notificationsColumn().getByRole('article')
  const mention = items.filter({ hasText: words })
  await expect.element(mention).toHaveAttribute('data-unseen', 'true')
  await mention.getByRole('link', { name: words }).click()
  await expect.element(main().getByText(words)).toBeVisible()
  await expect.element(mention).not.toHaveAttribute('data-unseen', 'true')
  const dismissAll = async () => {
    await notificationsColumn()
      .getByRole('button', { name: label('notifications.more') })
      .click()
    await page.getByRole('menuitem', { name: text('notificationList.dismissAll') }).click()
  }
  await dismissAll()
  await expect.element(items).toHaveLength(0)
  await page.getByRole('button', { name: text('general.undo') }).click()
  await expect.element(mention).toBeVisible()
  await dismissAll()
  await page
    .getByRole('button', { name: text('general.close') })
    .last()
    .click()
  await expect.poll(() => server.requests).toContain('POST /api/v1/notifications/clear')
  await expect.element(items).toHaveLength(0)
})

appTest('the drawer of a phone closes when its notification opens, which is then read', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('@ada Come to the weir')
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  await openNotifications()
  const mention = notificationsDrawer().getByRole('article').filter({ hasText: 'Come to the weir' })
  await expect.element(mention).toHaveAttribute('data-unseen', 'true')
  await mention.getByRole('link', { name: 'Come to the weir' }).click()
  await expect.element(main().getByText('Come to the weir')).toBeVisible()
  await expect.element(notificationsDrawer()).not.toBeInTheDocument()
  await openNotifications()
  await expect.element(mention).not.toHaveAttribute('data-unseen', 'true')
  await notificationsDrawer()
    .getByRole('button', { name: label('notifications.more') })
    .click()
  await page.getByRole('menuitem', { name: text('notificationList.dismissAll') }).click()
  await expect.element(mention).not.toBeInTheDocument()
  await page.getByRole('button', { name: text('general.undo') }).click()
  await expect.element(mention).toBeVisible()
})

for (const size of ['wide', 'phone'] as const)
  appTest(
    `the screen of notifications lists all, with a folder for the filtered ones and their number (${size})`,
    async ({ server, visit }) => {
      await like(server, 'The ducks are back')
      const ada = await server.somebody('ada')
      await ada.follow('bob')
      await visit('/ada/notifications', { as: 'ada', size })
      const items = main().getByRole('article')
      await expect.element(items.filter({ hasText: 'The ducks are back' }).first()).toBeVisible()
      // The column would have the same list once more.
      await expect.element(notificationsColumn()).not.toBeInTheDocument()
      await openChoices(main())
      await notificationChoices().getByText(text('notificationList.choose.who'), { exact: true }).click()
      await notificationChoices()
        .getByRole('combobox', { name: text('settings.notificationsFrom') })
        .selectOptions('following')
      await userEvent.keyboard('{Escape}')
      await expect.element(notificationTab('filtered')).toHaveTextContent(/\d/)
      await expect.element(items.filter({ hasText: 'Mona' })).toHaveLength(0)
      await notificationTab('filtered').click()
      await expect.element(items.filter({ hasText: 'Mona' }).first()).toBeVisible()
    },
  )

appTest('favorites of one post are one row that opens, and a reply has its own row', async ({ server, visit }) => {
  await like(server, 'The reeds are high')
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  const root = await notificationsAt('phone')
  const items = root.getByRole('article')
  const group = items.filter({ hasText: /favorited your post/ })
  await expect.element(group).toHaveLength(1)
  await expect.element(group).toHaveTextContent('The reeds are high')
  await expect.element(group).toHaveTextContent('and 2 others')
  await expect.element(items.filter({ hasText: 'A reply to “The reeds are high”' })).toHaveLength(1)
  await group.getByRole('button', { name: 'Show all 3' }).click()
  await expect.element(group.getByRole('listitem')).toHaveLength(3)
  await openChoices(root)
  await notificationChoices().getByText(text('settings.notificationGrouping'), { exact: true }).first().click()
  await notificationChoices()
    .getByRole('switch', { name: text('settings.notificationGrouping.likes') })
    .click()
  await expect.element(group).toHaveLength(3)
})
