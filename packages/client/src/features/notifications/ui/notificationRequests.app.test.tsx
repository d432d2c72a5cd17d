import * as announcements from '@rookery/api/calls/adminAnnouncements'
import * as requests from '@rookery/api/calls/notificationRequests'
import { fetch } from '@rookery/api/calls/notifications'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { notices, press } from '#test/app/locators.ts'
import { notificationChoices, notificationTab, openChoices } from '#test/app/notificationList.ts'
import { text, textStart } from '#test/app/text.ts'

const main = page.getByRole('main')

appTest(
  'requests that the server filters are in a folder, and are accepted at the second attempt or dismissed',
  async ({ server, visit }) => {
    await server.configure({ notificationRequests: true })
    const [ada, bob, mona] = await Promise.all([server.somebody('ada'), server.somebody('bob'), server.somebody('mona')])
    const app = await visit('/ada/notifications', { as: 'ada' })
    await openChoices(main)
    await notificationChoices().getByText(text('notificationPolicy.title'), { exact: true }).click()
    await notificationChoices()
      .getByRole('combobox', { name: text('notificationPolicy.not_following') })
      .selectOptions('filter')
    await expect.poll(async () => (await requests.policy(ada.client)).rules.not_following).toBe('filter')
    await userEvent.keyboard('{Escape}')

    await bob.post('@ada First words')
    await bob.post('@ada Second words')
    await mona.post('@ada Buy my eels')
    await app.restart()
    await expect.element(notificationTab('filtered')).toHaveTextContent('3')
    const item = (words: string) => main.getByRole('article').filter({ hasText: words })
    await expect.element(item('Second words')).not.toBeInTheDocument()
    await notificationTab('filtered').click()
    const rows = main.getByRole('region', { name: text('notificationRequest.list') }).getByRole('listitem')
    await expect.element(rows).toHaveLength(2)
    const fromBob = rows.filter({ hasText: 'Second words' })
    await expect.element(fromBob).toHaveTextContent('2 notifications')
    const accept = fromBob.getByRole('button', { name: text('notificationRequest.accept') })
    const mend = server.fail('POST /api/v1/notifications/requests/:id/accept', Response.json({ error: 'Out of reeds' }, { status: 500 }))
    await accept.click()
    await expect.element(notices().getByText(textStart('notificationRequest.acceptFailed')).first()).toHaveTextContent('Out of reeds')
    await expect.element(rows).toHaveLength(2)
    mend()
    await press(accept, '{Enter}')
    await expect.element(rows).toHaveLength(1)
    await rows.getByRole('button', { name: text('notificationRequest.dismiss') }).click()
    await expect.element(main.getByText(text('notificationList.filtered.empty'))).toBeVisible()
    await notificationTab('all').click()
    await expect.element(item('Second words')).toBeVisible()
    await expect.element(item('First words')).toBeVisible()
    const { items } = await fetch(ada.client)
    expect(items.filter(({ account }) => account?.acct === 'mona')).toEqual([])
  },
)

appTest('an announcement is among the notifications, with the emoji of its server, until it is read', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  await announcements.create(ada.client, { content: 'The lock is shut :blobcat:', startsAt: null, endsAt: null, allDay: false })
  const app = await visit('/carol/notifications', { as: 'carol', size: 'phone' })
  const note = main.getByRole('article').filter({ hasText: 'The lock is shut' })
  // Announcements come with the late requests of a start.
  const appears = async () => {
    await app.advance(1000)
    return note.query()
  }
  await expect.poll(appears).not.toBeNull()
  // Servers send no emoji with an announcement; the server's own are shown.
  await expect.element(note.getByRole('img', { name: ':blobcat:' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  await note.getByRole('button', { name: text('notificationList.read') }).click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.poll(() => document.title).not.toMatch(/^\(/)
  await server.settled()
  const fetches = () => server.requests.filter((request) => request === 'GET /api/v1/announcements').length
  const before = fetches()
  await app.restart()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(async () => {
      await app.advance(1000)
      return fetches()
    })
    .toBeGreaterThan(before)
  await server.settled()
  await expect.element(note).not.toBeInTheDocument()
})
