import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices, post, posts } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

const button = (name: 'profile.follow' | 'profile.following' | 'profile.requested') =>
  page.getByRole('main').getByRole('button', { name: label(name) })

appTest('a rejected follow shows a notice, and no follow', async ({ server, visit }) => {
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

appTest('an unfollow asks first, and removes the posts from the home timeline once it succeeds', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  await ada.follow('bob')
  await bob.post('Seen at home')
  await ada.post('Mine stays')
  const follows = async () => (await accounts.relationships(ada.client, [bob.account.id]))[0]?.following
  // The stream reports the unfollow, too, and would hide that the page forgot it.
  await visit('/main/friends', { as: 'ada', settings: { modalOnUnfollow: true, streaming: false } })
  const seen = posts().filter({ hasText: 'Seen at home' })
  const question = dialog(text('profile.unfollow.title'))
  const unfollow = async () => {
    await button('profile.following').click()
    await question.getByRole('button', { name: text('profile.unfollow') }).click()
  }
  await post('Seen at home').author.click()
  await button('profile.following').click()
  await expect.element(question).toHaveTextContent('@bob')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('profile.following')).toHaveFocus()
  expect(await follows()).toBe(true)

  const mend = server.fail('POST /api/v1/accounts/:id/unfollow', Response.json({ error: 'The pond has frozen' }, { status: 500 }))
  await unfollow()
  await expect.element(notices()).toHaveTextContent('The pond has frozen')
  await expect.element(button('profile.following')).toBeVisible()
  history.back()
  await expect.element(post('Mine stays').content).toBeVisible()
  await expect.element(seen).toBeVisible()
  history.forward()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bob')
  mend()
  await unfollow()
  await expect.element(button('profile.follow')).toBeVisible()
  expect(await follows()).toBe(false)
  history.back()
  await expect.element(post('Mine stays').content).toBeVisible()
  await expect.element(seen).not.toBeInTheDocument()
})
