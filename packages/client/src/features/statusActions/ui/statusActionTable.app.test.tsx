import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { chooseItem, dialog, notices, post } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const frozen = () => Response.json({ error: 'The pond has frozen' }, { status: 500 })

appTest('a favourite and a repeat count before the server has answered', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Before the answer')
  await visit('/main/public', { as: 'ada' })
  const { favourite, repeat } = post('Before the answer')
  for (const [button, route] of [
    [favourite, 'POST /api/v1/statuses/:id/favourite'],
    [repeat, 'POST /api/v1/statuses/:id/reblog'],
  ] as const) {
    const release = server.hold(route)
    await button.click()
    await release.arrived
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button).toHaveTextContent(/^1$/)
    release()
    await server.settled()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button).toHaveTextContent(/^1$/)
  }
})

appTest('an own reply is counted on the post', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Is anybody there?')
  await visit('/main/public', { as: 'ada' })
  const card = post('Is anybody there?')
  await expect.element(card.reply).toHaveAttribute('aria-expanded', 'false')
  await card.reply.click()
  await expect.element(card.reply).toHaveAttribute('aria-expanded', 'true')
  await card.root.getByRole('textbox').last().fill('@bob Me')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(card.reply).toHaveTextContent('1')
})

appTest('the text of a post is copied with its subject and without markup', async ({ server, visit, onTestFinished }) => {
  const bob = await server.somebody('bob')
  await bob.post('Slow **water**', { spoilerText: 'Reeds', contentType: 'text/markdown' })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => copy.mockRestore())
  await visit('/main/public', { as: 'ada' })
  await post('Reeds').menu.click()
  await chooseItem('post.copyText')
  await expect.element(notices()).toHaveTextContent(text('post.textCopied'))
  expect(copy).toHaveBeenCalledWith('Reeds\n\nSlow water')
})

appTest('a post that was not deleted returns with the reason, and a deleted one does not', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  await ada.post('Written in stone')
  const mend = server.fail('DELETE /api/v1/statuses/:id', frozen())
  const app = await visit('/main/public', { as: 'ada', size: 'phone' })
  const card = post('Written in stone')
  const question = dialog(text('post.delete.title'))
  const remove = async () => {
    await card.menu.click()
    await chooseItem('post.delete')
    await question.getByRole('button', { name: text('post.delete') }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
  await remove()
  await expect.element(card.error).toHaveTextContent('The pond has frozen')
  await expect.element(card.content).toBeVisible()
  mend()
  await remove()
  await expect.element(card.root).not.toBeInTheDocument()
  await server.settled()
  await app.restart()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await server.settled()
  await expect.element(card.root).not.toBeInTheDocument()
})

appTest('a rejected bookmark is undone with the reason', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Not to be marked')
  server.fail('POST /api/v1/statuses/:id/bookmark', frozen())
  await visit('/main/public', { as: 'ada' })
  const card = post('Not to be marked')
  await card.menu.click()
  await chooseItem('post.bookmark')
  await expect.element(card.error).toHaveTextContent('The pond has frozen')
  await card.menu.click()
  await expect.element(page.getByRole('menuitem', { name: text('post.bookmark'), exact: true })).toBeVisible()
})
