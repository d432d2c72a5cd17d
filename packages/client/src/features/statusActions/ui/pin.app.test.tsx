import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { chooseItem, post } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

appTest('one post is pinned, a second one is rejected with the reason, and the first is unpinned', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  await ada.post('House rules')
  await ada.post('More house rules')
  const app = await visit('/users/ada', { as: 'ada' })
  const second = /^(?!.*More).*House rules/s
  for (const words of ['More house rules', second]) {
    await post(words).menu.click()
    await chooseItem('post.pin')
  }
  await expect.element(post(second).error).toBeVisible()
  const pinned = page.getByRole('region', { name: text('profile.pinned') })
  await expect.element(pinned.getByRole('article')).toHaveLength(1)
  await app.restart()
  await expect.element(pinned.getByRole('article')).toHaveLength(1)
  await expect.element(pinned).toHaveTextContent('More house rules')
  await expect.element(pinned).toHaveTextContent(text('status.pinned'))
  await post('More house rules').menu.click()
  await chooseItem('post.unpin')
  await expect.element(pinned).not.toBeInTheDocument()
  await expect.element(post('More house rules').content).toBeVisible()
})
