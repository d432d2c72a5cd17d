import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { brokenReplies } from '#test/app/brokenReplies.ts'
import { composerOf, openComposer } from '#test/app/composer.ts'
import { post } from '#test/app/locators.ts'
import { notificationsColumn } from '#test/app/notificationList.ts'
import type { TestServer } from '#test/app/TestServer.ts'
import { label, text, textStart } from '#test/app/text.ts'

const main = page.getByRole('main')
const alert = main.getByRole('alert')
const retry = main.getByRole('button', { name: text('general.retry') })
const publicTimeline = 'GET /api/v1/timelines/public'

const json = { headers: { 'content-type': 'application/json' } }
const broken: typeof brokenReplies = [
  ...brokenReplies,
  [(server, route) => server.fail(route, new Response('[{"id":"1","content":"Still he', json)), 'errors.unreadable'],
  [(server, route) => server.fail(route, new Response(`["${'x'.repeat(9_000_000)}"]`, json)), 'errors.tooLarge'],
]

const limit = (server: TestServer, headers: Readonly<Record<string, string>>) =>
  server.fail(publicTimeline, Response.json({ error: 'Throttled' }, { status: 429, headers }))

/** Presses a button for another try as long as it is there: the client may try by itself at the same moment. */
async function pressUntilShown(button: Locator, shown: Locator): Promise<void> {
  const look = () => {
    const element = button.query()
    if (element instanceof HTMLElement) element.click()
    return shown.query()
  }
  await expect.poll(look).not.toBeNull()
}

appTest('a timeline that fails shows the reason, waits as long as the server wants, and loads on a retry', async ({ server, visit }) => {
  await (await server.somebody('bob')).post('Still here after the storm')
  let mend = limit(server, {})
  const app = await visit('/main/public', { as: 'ada' })
  await expect.element(alert).toHaveTextContent(text('errors.rateLimited'))
  await expect.element(page.getByRole('navigation', { name: label('nav.label') })).toBeVisible()
  for (const [put, words] of broken) {
    mend()
    mend = put(server, publicTimeline)
    await retry.click()
    await expect.element(alert).toHaveTextContent(text(words))
  }
  mend()
  mend = limit(server, { 'retry-after': '30' })
  await retry.click()
  await expect.element(alert).toHaveTextContent(text('errors.rateLimited'))
  await expect.element(retry).toHaveAttribute('aria-busy', 'true')
  mend()
  const before = server.requests.length
  await app.advance(29_000)
  expect(server.requests.slice(before)).not.toContain(publicTimeline)
  await app.advance(2000)
  await pressUntilShown(retry, post('Still here after the storm').content)
  await expect.element(post('Still here after the storm').content).toBeVisible()
})

appTest('notifications and older posts that fail leave the loaded posts, and load on a retry', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  for (let number = 1; number <= 25; number += 1) await bob.post(`Mark ${number}. ${'Reeds. '.repeat(80)}`)
  await bob.follow('ada')
  const mendNotifications = server.fail('GET /api/v1/notifications', new Response('[{"id":"1","typ', json))
  const app = await visit('/main/public', { as: 'ada' })
  await expect.element(post('Mark 25.').content).toBeVisible()
  await expect.element(notificationsColumn().getByRole('alert')).toHaveTextContent(textStart('errors.notifications'))
  mendNotifications()
  const news = notificationsColumn().getByRole('article')
  await pressUntilShown(notificationsColumn().getByRole('button', { name: text('general.retry') }), news)
  await expect.element(news).toHaveTextContent('Bob')

  const mend = server.fail(publicTimeline, 502)
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(retry).toBeInViewport()
  await expect.element(post('Mark 6.').content).toBeVisible()
  mend()
  // Older ones are fetched once a second at most.
  await app.advance(1000)
  await pressUntilShown(retry, post('Mark 5.').content)
  await expect.element(retry).not.toBeInTheDocument()
})

appTest('if the clock of the server is a day behind or ahead, a user can post and read times', async ({ server, visit }) => {
  const day = 86_400_000
  await server.advance(-day)
  const app = await visit('/main/friends', { as: 'ada' })
  for (const difference of ['behind', 'ahead']) {
    const composer = await openComposer()
    await composer.text.fill(`A day ${difference}`)
    await composer.post.click()
    await expect.element(post(`A day ${difference}`).content).toBeVisible()
    await expect.element(post(`A day ${difference}`).time).toHaveTextContent(/\d|now/)
    await expect.element(post(`A day ${difference}`).time).not.toHaveTextContent(/NaN|Invalid|undefined/)
    await expect.element(composerOf('composer.label').text).toHaveValue('')
    await server.advance(2 * day)
    await app.advance(1)
  }
})
