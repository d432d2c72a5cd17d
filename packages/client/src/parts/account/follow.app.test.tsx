import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { notices, post, posts } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

const button = (name: 'profile.follow' | 'profile.following' | 'profile.requested') =>
  page.getByRole('main').getByRole('button', { name: label(name) })

appTest('a rejected follow is told and not shown', async ({ server, visit }) => {
  server.fail('POST /api/v1/accounts/:id/follow', Response.json({ error: 'The pond has frozen' }, { status: 500 }))
  await visit('/users/dave', { as: 'ada' })
  await button('profile.follow').click()
  await expect.element(notices()).toHaveTextContent(text('failed.follow'))
  await expect.element(button('profile.follow')).toBeVisible()
})

appTest('a follow of a locked account is a request', async ({ visit }) => {
  const app = await visit('/users/carol', { as: 'ada', size: 'phone' })
  await button('profile.follow').click()
  await expect.element(button('profile.requested')).toBeVisible()
  await app.restart()
  await expect.element(button('profile.requested')).toBeVisible()
})

appTest('an unfollow removes the posts from the home timeline', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  await ada.follow('bob')
  await bob.post('Seen at home')
  await visit('/main/friends', { as: 'ada' })
  await post('Seen at home').author.click()
  await button('profile.following').click()
  await expect.element(button('profile.follow')).toBeVisible()
  history.back()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text('timeline.home'))
  await expect.element(posts().filter({ hasText: 'Seen at home' })).not.toBeInTheDocument()
})
