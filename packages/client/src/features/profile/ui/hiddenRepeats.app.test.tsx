import * as accounts from '@rookery/api/calls/accounts'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { notices, post, posts } from '#test/app/locators.ts'
import { label, type text } from '#test/app/text.ts'

const main = () => page.getByRole('main')
const button = (name: Parameters<typeof text>[0]) => main().getByRole('button', { name: label(name) })
const frozen = () => Response.json({ error: 'The pond is frozen' }, { status: 500 })

appTest('hidden repeats leave home, and return when they are shown again', async ({ server, visit }) => {
  const [ada, bob, dave] = await Promise.all([server.somebody('ada'), server.somebody('bob'), server.somebody('dave')])
  await ada.follow('dave')
  await statuses.reblog(dave.client, (await bob.post('The first repeat')).id)
  await dave.post('Words of their own')
  const shows = async () => (await accounts.relationships(ada.client, [dave.account.id]))[0]?.showingReblogs
  const app = await visit('/main/friends', { as: 'ada', size: 'phone' })
  const repeats = posts().filter({ hasText: /The (first|second) repeat/ })
  await expect.element(repeats).toHaveLength(1)
  await post('Words of their own').author.click()
  const choose = async (words: RegExp) => {
    await expect.element(button('profile.following')).toBeVisible()
    await button('profile.more').click()
    await page.getByRole('menuitem', { name: words }).click()
  }
  const mend = server.fail('POST /api/v1/accounts/:id/follow', frozen())
  await choose(/^Hide repeats by/)
  await expect.element(notices()).toHaveTextContent('The pond is frozen')
  await expect.poll(shows).toBe(true)
  mend()
  await choose(/^Hide repeats by/)
  await expect.element(notices()).toHaveTextContent(/Repeats by .+ are hidden/)
  await expect.poll(shows).toBe(false)
  history.back()
  await expect.element(post('Words of their own').content).toBeVisible()
  await expect.element(repeats).toHaveLength(0)
  await app.restart()
  await expect.element(post('Words of their own').content).toBeVisible()
  await expect.element(repeats).toHaveLength(0)

  await app.restart('/dave')
  await choose(/^Show repeats by/)
  await expect.element(notices()).toHaveTextContent(/are shown again/)
  await expect.poll(shows).toBe(true)
  await statuses.reblog(dave.client, (await bob.post('The second repeat')).id)
  await app.restart('/main/friends')
  // It is in the list, or pending above known posts.
  const again = post('The second repeat').content
  const newPosts = main().getByRole('button', { name: /new posts?/ })
  await expect.element(again.or(newPosts).first()).toBeVisible()
  if (newPosts.query()) await newPosts.click()
  await expect.element(again).toBeVisible()
})
