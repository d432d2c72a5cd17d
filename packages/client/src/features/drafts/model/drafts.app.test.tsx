import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, composerInDialog, composerOf } from '#test/app/composer.ts'
import { chooseItem, goTo, post } from '#test/app/locators.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text, textStart } from '#test/app/text.ts'

const rows = page.getByRole('main').getByRole('listitem')
const row = (words: string) => rows.filter({ hasText: words })

/** Opens the list of drafts by the navigation, which a phone has behind a button. */
async function openDrafts(): Promise<void> {
  const menu = page.getByRole('button', { name: label('shell.openMenu') })
  if (menu.query()?.checkVisibility()) await menu.click()
  await goTo('drafts.title')
  await expect.element(page.getByRole('heading', { level: 1, name: text('drafts.title') })).toBeVisible()
}

for (const size of sizesFor('phone'))
  appTest(`on a ${size} screen every draft is listed, continued and discarded`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await bob.post('Answer me')
    await bob.post('Quote me')
    const app = await visit('/main/friends', { as: 'ada', size })
    await beginPost('A new post')
    await app.advance(3000)
    await app.restart('/main/public')
    await post('Answer me').reply.click()
    await composerOf('composer.replyLabel').text.fill('@bob begun')
    await post('Quote me').menu.click()
    await chooseItem('post.quote')
    await composerOf('composer.quoteLabel').text.fill('A quote')
    await app.advance(3000)

    await userEvent.keyboard('{Escape}')
    await openDrafts()
    await expect.element(rows).toHaveLength(3)
    await expect.element(row('A new post')).toHaveTextContent(text('composer.label'))
    await expect.element(row('@bob begun')).toHaveTextContent(new RegExp(textStart('drafts.reply').source.slice(1)))
    await expect.element(row('A quote').getByRole('link')).toHaveTextContent(/@bob/)
    expect(await faultsIn(page.getByRole('main'))).toEqual([])

    await row('@bob begun')
      .getByRole('button', { name: text('drafts.continue') })
      .click()
    const reply = composerInDialog()
    await expect.element(reply.text).toHaveValue('@bob begun')
    await reply.text.fill('@bob and ended')
    await reply.post.click()
    await expect.element(reply.root).not.toBeInTheDocument()
    await expect.element(rows).toHaveLength(2)

    const discard = (words: string) => row(words).getByRole('button', { name: text('drafts.discard') })
    await discard('A quote').click()
    await expect.element(rows).toHaveLength(1)
    await page.getByRole('button', { name: text('general.undo') }).click()
    await expect.element(rows).toHaveLength(2)
    for (const words of ['A quote', 'A new post']) await discard(words).click()
    const empty = page.getByText(text('drafts.empty'))
    await expect.element(empty).toBeVisible()
    await app.advance(3000)
    await app.restart()
    await expect.element(empty).toBeVisible()
  })

appTest('an unfinished edit is listed among the drafts, and can be finished there', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  await ada.post('A herron here')
  const app = await visit('/main/friends', { as: 'ada' })
  await post('A herron here').menu.click()
  await chooseItem('post.edit')
  await composerOf('composer.editLabel').text.fill('A heron here')
  await userEvent.keyboard('{Escape}')
  await openDrafts()
  await app.advance(3000)
  await app.restart()
  await expect.element(rows).toHaveLength(1)
  await expect.element(rows.getByRole('link')).toHaveTextContent(text('composer.editLabel'))
  await rows.getByRole('button', { name: text('drafts.continue') }).click()
  const edit = composerInDialog()
  await expect.element(edit.text).toHaveValue('A heron here')
  await expect.element(edit.scope).toBeDisabled()
  await edit.save.click()
  await expect.element(page.getByText(text('drafts.empty'))).toBeVisible()
  // There is one thing to do.
  await page
    .getByRole('main')
    .getByRole('button', { name: text('shell.newPost'), exact: true })
    .last()
    .click()
  await expect.element(composerInDialog().text).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await app.restart('/main/friends')
  await expect.element(post('A heron here').content).toBeVisible()
  await expect.element(post('A herron here').content).not.toBeInTheDocument()
})
