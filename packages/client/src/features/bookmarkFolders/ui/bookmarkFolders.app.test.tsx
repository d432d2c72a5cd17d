import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { chooseItem, dialog, goTo, notices, post, posts, press, setChecked } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const main = page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const row = main.getByRole('navigation', { name: text('folders.title') })
const link = (name: string) => row.getByRole('link', { name })
const named = (name: string) => main.getByRole('button', { name })
const refusals = [403, 422, 500] as const
const refusal = (status: number) => Response.json({ error: 'The lake is closed' }, { status })

appTest('a folder is created, filled, renamed and deleted, and its bookmark stays', async ({ server, visit }) => {
  await server.configure({ bookmarkFolders: true })
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  const cake = await bob.post('Poppy seed cake')
  const app = await visit('/bookmarks', { as: 'ada' })
  await link(text('folders.manage')).click()
  await expect.element(main).toHaveTextContent(text('folders.empty'))
  await named(text('folders.new')).click()
  const form = dialog(text('folders.new'))
  const name = form.getByRole('textbox', { name: text('folders.name') })
  const create = form.getByRole('button', { name: text('folders.create') })
  // The notices are in the window, too.
  const failure = form.getByRole('alert').first()
  await expect.element(name).toHaveFocus()
  await create.click()
  await expect.element(failure).toHaveTextContent(text('folders.unnamed'))
  await name.fill('Cakes')
  expect(await faultsIn(form)).toEqual([])
  for (const status of refusals) {
    const mend = server.fail('POST /api/v1/pleroma/bookmark_folders', refusal(status))
    await press(name, '{Enter}')
    await expect.element(failure).toHaveTextContent('The lake is closed')
    await expect.element(name).toHaveValue('Cakes')
    mend()
  }
  await press(name, '{Enter}')
  await expect.element(main.getByRole('link', { name: 'Cakes' })).toBeVisible()

  // Into the folder, at the second attempt.
  await goTo('timeline.public')
  const card = post('Poppy seed cake')
  const choice = dialog(text('folders.choose'))
  const choose = async (folder: string) => {
    await card.menu.click()
    await chooseItem('post.bookmarkFolder')
    await setChecked(choice.getByRole('radio', { name: folder }), true)
    await choice.getByRole('button', { name: text('folders.move') }).click()
  }
  const mend = server.fail('POST /api/v1/statuses/:id/bookmark', refusal(500))
  await choose('Cakes')
  await expect.element(card.root.getByRole('alert')).toHaveTextContent('The lake is closed')
  await expect.element(card.root.getByRole('img', { name: text('status.bookmarked') })).not.toBeInTheDocument()
  mend()
  await choose('Cakes')
  await expect.element(card.root.getByRole('img', { name: text('status.bookmarked') })).toBeVisible()
  await server.settled()

  await goTo('timeline.bookmarks')
  await link('Cakes').click()
  await expect.element(heading('Cakes')).toBeVisible()
  await expect.element(link('Cakes')).toHaveAttribute('aria-current', 'page')
  await expect.element(posts()).toHaveLength(1)
  expect(await faultsIn(main)).toEqual([])
  await card.menu.click()
  await chooseItem('post.bookmarkFolder')
  await expect.element(choice.getByRole('radio', { name: 'Cakes' })).toBeChecked()
  expect(await faultsIn(choice)).toEqual([])
  await choice.getByRole('button', { name: text('general.cancel') }).click()

  // A removed bookmark is restored in its folder.
  await card.menu.click()
  await chooseItem('post.unbookmark')
  await expect.element(card.root).not.toBeInTheDocument()
  await notices()
    .getByRole('button', { name: text('general.undo') })
    .click()
  await expect.element(card.root).toBeVisible()
  await choose(text('folders.none'))
  await expect.element(card.root).not.toBeInTheDocument()
  await link(text('folders.all')).click()
  await choose('Cakes')
  await server.settled()
  const folderOf = async () => (await statuses.get(ada.client, cake.id)).bookmarkFolder
  expect(await folderOf()).toEqual(expect.any(String))

  await link(text('folders.manage')).click()
  await named('Edit \u2068Cakes\u2069').click()
  const changed = dialog(text('folders.edit'))
  await changed.getByRole('textbox').fill('Pies')
  await changed.getByRole('button', { name: text('folders.save') }).click()
  await expect.element(main.getByRole('link', { name: 'Pies' })).toBeVisible()
  const [first, ...others] = refusals
  const route = 'DELETE /api/v1/pleroma/bookmark_folders/:id'
  let restore = server.fail(route, refusal(first))
  await named('Delete \u2068Pies\u2069').click()
  const question = dialog(text('folders.delete.title'))
  await expect.element(question).toHaveTextContent('The bookmarks in it stay')
  await question.getByRole('button', { name: text('folders.delete') }).click()
  const retry = notices().getByRole('button', { name: text('general.retry') })
  for (const status of others) {
    await expect.element(notices()).toHaveTextContent('The lake is closed')
    await expect.element(main.getByRole('link', { name: 'Pies' })).toBeVisible()
    restore()
    restore = server.fail(route, refusal(status))
    await retry.click()
    await server.settled()
  }
  await expect.element(main.getByRole('link', { name: 'Pies' })).toBeVisible()
  restore()
  await retry.click()
  await expect.element(main).toHaveTextContent(text('folders.empty'))
  await server.settled()
  expect(await folderOf()).toBeNull()
  await app.restart('/bookmarks')
  await expect.element(posts()).toHaveLength(1)

  // A server without folders, as Akkoma, shows nothing of them.
  await server.configure({ bookmarkFolders: false })
  await app.restart('/bookmarks')
  await expect.element(posts()).toHaveLength(1)
  await expect.element(row).not.toBeInTheDocument()
  await card.menu.click()
  await expect.element(page.getByRole('menuitem', { name: text('post.unbookmark') })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: text('post.bookmarkFolder') })).not.toBeInTheDocument()
})
