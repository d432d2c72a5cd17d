import { dismiss, markRead } from '@rookery/api/calls/notificationMarks'
import { fetch } from '@rookery/api/calls/notifications'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { notificationsColumn, notificationsDrawer, openNotifications } from '#test/app/notificationList.ts'
import type { PersonName, TestServer } from '#test/app/TestServer.ts'
import { label, text } from '#test/app/text.ts'
import { untilServicesRun } from '#test/app/untilServicesRun.ts'

/** Bob mentions a user repeatedly; the last few are unseen. */
async function mention(server: TestServer, name: PersonName, count: number, unseen = 0) {
  const [person, bob] = await Promise.all([server.somebody(name), server.somebody('bob')])
  for (let n = 1; n <= count; n += 1) await bob.post(`@${name} Call ${n}.`)
  const { items } = await fetch(person.client, { limit: 20 })
  const newestSeen = items[unseen]
  if (newestSeen) await markRead(person.client, { maxId: newestSeen.id })
  return { client: person.client, items }
}

const articles = (words: string) => ({ hasText: words })

const row = (words: string) => notificationsColumn().getByRole('article').filter(articles(words))

/** With a live connection the client fetches only when the user returns. */
const polling = { streaming: false }

/** The person returns from another window or device. */
function comeBack(): void {
  window.dispatchEvent(new Event('blur'))
  window.dispatchEvent(new Event('focus'))
}

appTest('a notification read or dismissed on another device is updated when the person returns', async ({ server, visit }) => {
  const { client, items } = await mention(server, 'mona', 4, 3)
  const [, third, second] = items
  if (!second || !third) throw new Error('There are four notifications.')
  const app = await visit('/main/friends', { as: 'mona', settings: polling })
  for (const number of [2, 3, 4]) await expect.element(row(`Call ${number}.`)).toHaveAttribute('data-unseen', 'true')
  await expect.element(row('Call 1.')).not.toHaveAttribute('data-unseen', 'true')
  await untilServicesRun(app.session)
  await markRead(client, { id: third.id })
  await app.advance(21_000)
  await expect.element(row('Call 3.')).not.toHaveAttribute('data-unseen', 'true')
  await expect.element(row('Call 2.')).toHaveAttribute('data-unseen', 'true')
  await expect.element(row('Call 4.')).toHaveAttribute('data-unseen', 'true')
  await dismiss(client, second.id)
  const [newest] = items
  if (newest) await markRead(client, { maxId: newest.id })
  comeBack()
  await app.advance(21_000)
  await expect.element(row('Call 4.')).not.toHaveAttribute('data-unseen', 'true')
  await app.restart()
  await expect.element(row('Call 3.')).toBeVisible()
  await expect.element(row('Call 2.')).not.toBeInTheDocument()
})

appTest('in the drawer of a phone one is read, one dismissed, and closing it reads the others', async ({ server, visit }) => {
  const { client } = await mention(server, 'mona', 4, 3)
  const seen = async () => (await fetch(client)).items.map((one) => one.seen)
  const app = await visit('/main/friends', { as: 'mona', size: 'phone' })
  await openNotifications()
  const item = (number: number) =>
    notificationsDrawer()
      .getByRole('article')
      .filter(articles(`Call ${number}.`))
  const choose = async (number: number, entry: string) => {
    await item(number)
      .getByRole('button', { name: label('notifications.one') })
      .click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }
  await choose(3, text('notificationList.read'))
  await expect.poll(seen).toEqual([false, true, false, true])
  await choose(2, 'Dismiss')
  await expect.element(item(2)).not.toBeInTheDocument()
  await app.advance(9000)
  await expect.poll(seen).toEqual([false, true, true])
  await userEvent.keyboard('{Escape}')
  await expect.poll(seen).toEqual([true, true, true])
})

/** The server as one without marks of its own for each notification, where a reading position is all there is. */
function withoutMarks(server: TestServer): void {
  server.change('GET /api/v1/instance', (body) => ({ ...(body as object), pleroma: undefined, version: '4.2.0' }))
  server.change('GET /api/v1/notifications', (body) => (body as object[]).map((one) => ({ ...one, pleroma: undefined })))
  for (const route of ['GET /nodeinfo/:version', 'GET /api/v2/instance', 'POST /api/v1/pleroma/notifications/read']) server.fail(route, 404)
}

appTest('on a server with only a reading position, closing the drawer moves it', async ({ server, visit }) => {
  withoutMarks(server)
  await mention(server, 'mona', 3)
  await visit('/main/friends', { as: 'mona', size: 'phone' })
  await openNotifications()
  await expect.element(notificationsDrawer().getByRole('article').filter(articles('Call 3.'))).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => server.requests).toContain('POST /api/v1/markers')
})

appTest(
  'on a server with only a reading position, a position moved on another device is followed within one poll',
  async ({ server, visit }) => {
    withoutMarks(server)
    const { client, items } = await mention(server, 'mona', 3, 3)
    const [newest] = items
    const app = await visit('/main/friends', { as: 'mona', settings: polling })
    await expect.element(row('Call 3.')).toHaveAttribute('data-unseen', 'true')
    await untilServicesRun(app.session)
    await client.request('POST', '/api/v1/markers', { form: { notifications: { last_read_id: newest?.id ?? null } }, expect: 'nothing' })
    await app.advance(21_000)
    await expect.element(row('Call 3.')).not.toHaveAttribute('data-unseen', 'true')
  },
)
