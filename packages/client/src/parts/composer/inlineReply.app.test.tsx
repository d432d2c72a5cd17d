import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { composerOf } from '#test/app/composer.ts'
import { post } from '#test/app/locators.ts'

appTest('a reply near the lower edge opens in view as a whole, and its caret stays above the buttons', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  for (let number = 1; number <= 9; number += 1) await bob.post(`Words ${number}.`)
  await visit('/users/bob', { as: 'ada', size: 'phone' })
  await expect.element(post('Words 9.').content).toBeVisible()
  const lowest = [...document.querySelectorAll('article')].findLast((card) => card.getBoundingClientRect().bottom <= innerHeight)
  const words = /Words \d\./.exec(lowest?.textContent ?? '')?.[0] ?? 'no post'
  await post(words).reply.click()
  const reply = composerOf('composer.replyLabel')
  await expect.element(reply.text).toHaveFocus()
  await expect.poll(() => edge(reply.root.element(), 'bottom')).toBeLessThanOrEqual(innerHeight)
  for (let line = 1; line <= 18; line += 1) await userEvent.keyboard(`Line ${line}{Enter}`)
  const tools = reply.post.element().parentElement ?? document.body
  await expect.poll(() => edge(reply.text.element(), 'bottom')).toBeLessThanOrEqual(edge(tools, 'top'))
})

appTest('while a reply is open at the top of a timeline, new posts wait above it', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Read and answered')
  const app = await visit('/main/public', { as: 'ada' })
  await post('Read and answered').reply.click()
  const reply = composerOf('composer.replyLabel')
  await expect.element(reply.text).toHaveFocus()
  const before = edge(reply.root.element(), 'top')
  await bob.post('Written meanwhile')
  await app.session.feeds.loadNewer('public')
  await expect.element(page.getByRole('main').getByRole('button', { name: /1 new post/ })).toBeVisible()
  expect(edge(reply.root.element(), 'top')).toBe(before)
  await expect.element(post('Written meanwhile').root).toHaveLength(0)
})

function edge(element: Element, side: 'top' | 'bottom'): number {
  return Math.round(element.getBoundingClientRect()[side])
}
