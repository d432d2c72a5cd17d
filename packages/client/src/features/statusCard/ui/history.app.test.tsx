import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post, textsOf } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const versions = () => dialog(text('post.history.title')).getByRole('article')

async function expectVersions(words: readonly string[]): Promise<void> {
  await expect.poll(() => textsOf(versions())).toEqual(words.map((version) => expect.stringContaining(version)))
}

appTest('an edited post lists its versions in either order, with new ones, until it is deleted', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const first = await bob.post('Ten herons')
  for (const words of ['Eleven herons', 'Twelve herons']) await bob.edit(first, words)
  const app = await visit('/main/public', { as: 'ada' })
  const mark = post('Twelve herons').root.getByRole('button', { name: text('status.edited') })
  await mark.click()
  await expectVersions(['Twelve herons', 'Eleven herons', 'Ten herons'])
  await page.getByRole('button', { name: text('post.history.oldestFirst') }).click()
  await expectVersions(['Ten herons', 'Eleven herons', 'Twelve herons'])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog(text('post.history.title'))).not.toBeInTheDocument()
  await expect.element(mark).toHaveFocus()
  await app.advance(1000)
  await mark.click()
  await bob.edit(first, 'Thirteen herons')
  await expect.element(versions()).toHaveLength(4)
  await expect.element(versions().filter({ hasText: 'Thirteen herons' })).toBeVisible()
  await bob.remove(first)
  await expect.element(dialog(text('post.history.title'))).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull()
})
