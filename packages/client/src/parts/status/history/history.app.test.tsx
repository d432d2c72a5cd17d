import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post, posts, textsOf } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const versions = () => dialog(text('post.history.title')).getByRole('article')

const expectVersions = (words: readonly string[]) =>
  expect.poll(() => textsOf(versions())).toEqual(words.map((version) => expect.stringContaining(version)))

appTest('an edited post lists its versions in either order', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const first = await bob.post('Ten herons')
  for (const words of ['Eleven herons', 'Twelve herons']) await bob.edit(first, words)
  await visit('/main/public', { as: 'ada' })
  const mark = post('Twelve herons').root.getByRole('button', { name: text('status.edited') })
  await mark.click()
  await expectVersions(['Twelve herons', 'Eleven herons', 'Ten herons'])
  await page.getByRole('button', { name: text('post.history.oldestFirst') }).click()
  await expectVersions(['Ten herons', 'Eleven herons', 'Twelve herons'])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog(text('post.history.title'))).not.toBeInTheDocument()
  await expect.element(mark).toHaveFocus()
})

appTest('an edit is added to the open versions, and a delete closes them', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const first = await bob.post('Five herons')
  await bob.edit(first, 'Six herons')
  const app = await visit('/main/public', { as: 'ada', size: 'phone' })
  // The stream is open.
  await expect
    .poll(async () => {
      await bob.post('Any herons?')
      return posts().filter({ hasText: 'Any herons?' }).elements()
    })
    .not.toEqual([])
  await post('Six herons')
    .root.getByRole('button', { name: text('status.edited') })
    .click()
  await expectVersions(['Six herons', 'Five herons'])
  await app.advance(2000)
  await bob.edit(first, 'Seven herons')
  await expectVersions(['Seven herons', 'Six herons', 'Five herons'])
  await bob.remove(first)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => page.getByRole('main').element().contains(document.activeElement)).toBe(true)
})
