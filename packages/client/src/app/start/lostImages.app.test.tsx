import { expect } from 'vitest'
import { accountKey } from '#features/session/model/StoredAccounts.ts'
import { isRecord } from '#lib/isRecord.ts'
import { appTest } from '#test/app/appTest.tsx'
import { goTo, post } from '#test/app/locators.ts'

const lost = `${location.origin}/nowhere/heron.png`

/** The response with other avatars. */
const withLostImages = (body: unknown): unknown =>
  (Array.isArray(body) ? body : []).map((status) =>
    isRecord(status) && isRecord(status.account)
      ? { ...status, account: { ...status.account, avatar: lost, avatar_static: lost } }
      : status,
  )

const imageOf = (words: string) => post(words).root.css('[data-empty]').first()

appTest('an image that failed to load is requested again on the page of another account, and no sooner', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Reeds in the morning')
  await bob.post('Reeds at noon')
  server.change('GET /api/v1/timelines/:name', withLostImages)
  let attempts = 0
  const count = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.src === lost) attempts += 1
  }
  document.body.addEventListener('error', count, true)
  const app = await visit('/main/public', { as: 'carol' })
  for (const words of ['Reeds in the morning', 'Reeds at noon']) await expect.element(post(words).content).toBeVisible()
  await expect.poll(() => attempts).toBeGreaterThan(0)
  await goTo('timeline.all')
  await expect.element(post('Reeds at noon').content).toBeVisible()
  await expect.element(imageOf('Reeds at noon')).toBeInTheDocument()
  const before = attempts
  await goTo('timeline.public')
  await expect.element(imageOf('Reeds at noon')).toBeInTheDocument()
  expect(attempts).toBe(before)

  const { id, token } = await server.signIn('dave')
  const { origin } = server
  app.device.accounts.put({ key: accountKey(origin, id), origin, id, acct: 'dave', token })
  await expect.poll(() => app.session.me).toBe(id)
  await goTo('timeline.all')
  await expect.poll(() => attempts).toBeGreaterThan(before)
  document.body.removeEventListener('error', count, true)
})
