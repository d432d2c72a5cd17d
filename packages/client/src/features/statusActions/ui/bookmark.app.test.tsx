import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { chooseItem, goTo, notices, post, posts } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

appTest('a bookmark marks the post, is listed, and can be restored after its removal', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('To be read again')
  const app = await visit('/bookmarks', { as: 'ada' })
  const main = page.getByRole('main')
  await expect.element(main).toHaveTextContent(text('timeline.empty'))
  await goTo('timeline.public')
  const card = post('To be read again')
  const sign = card.root.getByRole('img', { name: text('status.bookmarked') })
  await card.menu.click()
  await chooseItem('post.bookmark')
  await expect.element(sign).toBeVisible()
  await server.settled()
  await goTo('timeline.bookmarks')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text('timeline.bookmarks'))
  await expect.element(posts()).toHaveLength(1)
  await card.menu.click()
  await chooseItem('post.unbookmark')
  await expect.element(card.root).not.toBeInTheDocument()
  await notices()
    .getByRole('button', { name: text('general.undo') })
    .click()
  await expect.element(sign).toBeVisible()
  await server.settled()
  await app.restart()
  await card.menu.click()
  await chooseItem('post.unbookmark')
  await expect.element(card.root).not.toBeInTheDocument()
  await server.settled()
  await app.restart()
  await expect.element(main).toHaveTextContent(text('timeline.empty'))
})
