import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { notificationChoices, notificationsDrawer, notificationTab, openChoices, openNotifications } from '#test/app/notificationList.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text } from '#test/app/text.ts'

const main = () => page.getByRole('main')
const items = () => main().getByRole('article')

for (const size of sizesFor('phone'))
  appTest(`a snooze and quiet hours are chosen next to the notifications, and stored (${size})`, async ({ visit }) => {
    const app = await visit('/ada/notifications', { as: 'ada', size })
    const more = main()
      .getByRole('button', { name: label('notifications.more') })
      .first()
    const entry = (id: 'notificationList.snooze.hour' | 'notificationList.snoozeEnd') =>
      page.getByRole('menuitem', { name: new RegExp(`^${text(id)}`) })
    const time = (id: 'settings.quietHoursFrom' | 'settings.quietHoursUntil') =>
      notificationChoices().getByLabelText(text(id), { exact: true })
    const openQuietHours = async () => {
      await openChoices(main())
      await notificationChoices().getByText(text('notificationList.quietHours'), { exact: true }).click()
    }
    await more.click()
    await entry('notificationList.snooze.hour').click()
    await more.click()
    await expect.element(entry('notificationList.snoozeEnd')).toHaveTextContent('Until')
    await userEvent.keyboard('{Escape}')
    await openQuietHours()
    await time('settings.quietHoursFrom').fill('22:00')
    await time('settings.quietHoursUntil').fill('07:30')
    await userEvent.keyboard('{Escape}')
    // Changed settings are stored after a pause.
    await app.advance(1000)
    await app.restart()
    await more.click()
    await entry('notificationList.snoozeEnd').click()
    await more.click()
    await expect.element(entry('notificationList.snooze.hour')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await openQuietHours()
    await expect.element(time('settings.quietHoursFrom')).toHaveValue('22:00')
    await expect.element(time('settings.quietHoursUntil')).toHaveValue('07:30')
  })

appTest('every choice next to the notifications is accessible', async ({ server, visit }) => {
  await server.configure({ notificationRequests: true })
  await visit('/ada/notifications', { as: 'ada', size: 'phone' })
  await openChoices(main())
  const choices = notificationChoices()
  for (const part of ['notificationList.quietHours', 'settings.notificationGrouping', 'notificationPolicy.title'] as const)
    await choices.getByText(text(part), { exact: true }).first().click()
  await expect.element(choices.getByRole('combobox', { name: text('notificationPolicy.not_following') })).toBeVisible()
  await expect.element(choices.getByRole('switch', { name: text('settings.notificationGrouping.likes') })).toBeVisible()
  expect(await faultsIn(choices)).toEqual([])
})

appTest('a notification that a filter covers says so, and one that it hides is in the folder', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  for (const words of ['Covered eels', 'Hidden eels', 'Nothing but reeds']) await bob.post(`@dave ${words}`)
  const filter = (action: string) => ({
    filter: { id: action, title: `${action} rule`, context: ['notifications'], filter_action: action, expires_at: null },
    keyword_matches: ['eels'],
    status_matches: null,
  })
  server.change('GET /api/v1/notifications', (body) =>
    (body as { status: { content: string } | null }[]).map((one) => {
      const content = one.status?.content ?? ''
      const action = content.includes('Covered') ? 'warn' : content.includes('Hidden') ? 'hide' : null
      return action === null ? one : { ...one, status: { ...one.status, filtered: [filter(action)] } }
    }),
  )
  await visit('/dave/notifications', { as: 'dave' })
  const item = (words: string) => items().filter({ hasText: words })
  await expect.element(item('Nothing but reeds')).toBeVisible()
  const covered = item('warn rule').first()
  await expect.element(covered).toBeVisible()
  await expect.element(item('Covered eels')).not.toBeInTheDocument()
  await expect.element(item('Hidden eels')).not.toBeInTheDocument()
  expect(await faultsIn(main())).toEqual([])
  await covered.getByRole('button', { name: text('verdict.show') }).click()
  await expect.element(item('Covered eels')).toBeVisible()
  await expect.element(notificationTab('filtered')).toHaveTextContent(/\d/)
  await notificationTab('filtered').click()
  await expect
    .element(
      items()
        .filter({ hasText: /hide rule|Hidden eels/ })
        .first(),
    )
    .toBeVisible()
  await expect.element(item('Nothing but reeds')).not.toBeInTheDocument()
})

appTest('a request to follow is answered in the drawer of a phone', async ({ server, visit }) => {
  const [carol, bob] = await Promise.all([server.somebody('carol'), server.somebody('bob')])
  await bob.follow('carol')
  await visit('/main/friends', { as: 'carol', size: 'phone' })
  await openNotifications()
  const news = notificationsDrawer().getByRole('article')
  const approve = news.filter({ hasText: /wants to follow you/ }).getByRole('button', { name: text('followRequest.approve') })
  await expect.element(approve).toBeVisible()
  expect(await faultsIn(notificationsDrawer())).toEqual([])
  await approve.click()
  await expect.element(news.filter({ hasText: /follows you/ }).filter({ hasText: 'Bob' })).toBeVisible()
  await expect.element(approve).not.toBeInTheDocument()
  await expect.poll(async () => (await accounts.relationships(carol.client, [bob.account.id]))[0]?.followedBy).toBe(true)
})
