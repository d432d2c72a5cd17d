import * as adminAccounts from '@rookery/api/calls/adminAccounts'
import * as adminReports from '@rookery/api/calls/adminReports'
import * as reports from '@rookery/api/calls/reports'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { chooseItem, dialog, setChecked } from '#test/app/locators.ts'
import { moderationButton, moderationError, moderationWindow, reportBob, reportFilter, reportOf } from '#test/app/moderation.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import type { TestServer } from '#test/app/TestServer.ts'
import { label, text, textStart } from '#test/app/text.ts'

const root = '/api/v1/pleroma/admin/reports'

/** Carol reports Bob without a post. */
async function reportWithoutPost(server: TestServer, comments: readonly string[]): Promise<void> {
  const [bob, carol] = await Promise.all([server.somebody('bob'), server.somebody('carol')])
  for (const comment of comments) await reports.create(carol.client, { accountId: bob.account.id, statusIds: [], comment, forward: false })
}

appTest('a moderator reads a report, writes a note, and settles it', async ({ server, visit }) => {
  const words = 'He sells herring'
  await reportBob(server, words)
  const mona = await server.somebody('mona')
  const stored = async () => (await adminReports.list(mona.client)).reports[0]
  await visit('/main/public', { as: 'mona' })
  await expect.element(page.getByRole('banner').getByRole('img', { name: /open report/ })).toBeVisible()
  await moderationButton().click()
  const entry = reportOf(words)
  await expect.element(entry).toHaveTextContent('@carol')
  await expect.element(entry.getByRole('list', { name: text('reports.posts') })).toHaveTextContent('Cheap herring')

  // A note that the server rejects stays where it was written, and the next attempt succeeds.
  const add = entry.getByRole('button', { name: text('reports.note.add') })
  await add.click()
  const note = entry.getByRole('textbox', { name: text('reports.note.label') })
  await expect.element(note).toHaveFocus()
  await note.fill('I have written to him.')
  const mendNote = server.fail(`POST ${root}/:id/notes`, 500)
  await add.click()
  await expect.element(moderationError()).toHaveTextContent('what you wrote is kept')
  await expect.element(note).toHaveValue('I have written to him.')
  expect(await faultsIn(moderationWindow())).toEqual([])
  mendNote()
  await add.click()
  const notes = entry.getByRole('list', { name: text('reports.notes') })
  await expect.element(notes).toHaveTextContent('I have written to him.')
  await expect.element(note).not.toBeInTheDocument()

  // Nothing changes before the server has agreed.
  const mendState = server.fail(`PATCH ${root}`, Response.json({ error: 'User is not a staff member.' }, { status: 403 }))
  await entry.getByRole('button', { name: text('reports.set.resolved') }).click()
  await expect.element(moderationError()).toHaveTextContent('User is not a staff member.')
  await expect.element(entry.getByText(text('reports.state.open'), { exact: true })).toBeVisible()
  mendState()
  await entry.getByRole('button', { name: text('reports.set.resolved') }).click()
  await expect.element(entry.getByText(text('reports.state.resolved'), { exact: true })).toBeVisible()
  await expect.element(entry.getByRole('button', { name: text('reports.set.closed') })).toHaveFocus()
  expect((await stored())?.state).toBe('resolved')

  await reportFilter('resolved').click()
  await entry.getByRole('button', { name: text('reports.note.remove') }).click()
  await dialog(text('reports.note.remove.title'))
    .getByRole('button', { name: text('reports.note.remove') })
    .click()
  await expect.element(notes).not.toBeInTheDocument()
  expect((await stored())?.notes).toEqual([])
  await reportFilter('open').click()
  await expect.element(reportOf(words)).not.toBeInTheDocument()
})

appTest('a moderator acts on the reported person and post from the report, as far as the server allows', async ({ server, visit }) => {
  const words = 'More herring'
  const { id } = await reportBob(server, words)
  const [bob, mona] = await Promise.all([server.somebody('bob'), server.somebody('mona')])
  await visit('/bob', { as: 'mona' })
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveTextContent('Bob')
  // On cards the menu is for admins (spec 2, section 6).
  await expect.element(page.getByRole('main').getByRole('button', { name: text('moderation.menu') })).not.toBeInTheDocument()
  const openOnNewDevice = async () => {
    await visit('/main/public', { as: 'mona' })
    await moderationButton().click()
  }
  await openOnNewDevice()
  const entry = reportOf(words)
  const menu = page.getByRole('menu')
  const openMenu = () => entry.getByRole('button', { name: text('moderation.menu') }).click()
  await openMenu()
  await expect.element(menu.getByText(text('moderation.tag.forceNsfw'))).toBeVisible()
  for (const rejected of ['moderation.grantAdmin', 'moderation.grantModerator', 'moderation.delete'] as const)
    await expect.element(menu.getByText(text(rejected), { exact: true })).not.toBeInTheDocument()
  await menu.getByText(text('moderation.tag.forceNsfw')).click()
  await expect.poll(async () => (await adminAccounts.show(mona.client, 'bob')).tags).toEqual(['mrf_tag:media-force-nsfw'])

  const mark = entry.getByText(text('reports.accountDeactivated'), { exact: true })
  await expect.element(mark).not.toBeInTheDocument()
  await openMenu()
  await menu.getByText(text('moderation.deactivate'), { exact: true }).click()
  await dialog(text('moderation.deactivate.title'))
    .getByRole('button', { name: text('moderation.deactivate') })
    .click()
  await expect.element(mark).toBeVisible()
  // The server hides the account from moderators by now, and the report still says so.
  await openOnNewDevice()
  await expect.element(mark).toBeVisible()
  await openMenu()
  await menu.getByText(text('moderation.activate'), { exact: true }).click()
  await expect.element(mark).not.toBeInTheDocument()

  const more = entry.getByRole('button', { name: text('status.more') })
  await more.click()
  await chooseItem('post.moderate')
  const change = dialog(text('post.moderate.title'))
  await change.getByRole('combobox', { name: text('post.moderate.scope') }).selectOptions(text('scope.unlisted'))
  await setChecked(change.getByRole('switch', { name: text('post.moderate.sensitive') }), true)
  await change.getByRole('button', { name: text('post.moderate.save') }).click()
  await expect.element(change).not.toBeInTheDocument()
  expect(await statuses.get(bob.client, id)).toMatchObject({ visibility: 'unlisted', sensitive: true })
  await more.click()
  await chooseItem('post.delete')
  await dialog(text('post.delete.title'))
    .getByRole('button', { name: text('post.delete') })
    .click()
  await expect.element(entry).toHaveTextContent(text('reports.postGone'))
})

for (const size of ['wide', 'phone'] as const)
  appTest(`the window is minimized for the page and restored as it was (${size})`, async ({ server, visit }) => {
    const words = 'Stones at herons'
    await reportBob(server, words)
    await visit('/main/public', { as: 'mona', size })
    await moderationButton().click()
    await reportFilter('all').click()
    await reportOf(words).getByRole('link', { name: /@bob/ }).first().click()
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveTextContent('Bob')
    const restore = moderationWindow().getByRole('button', { name: label('moderation.restore') })
    await restore.click()
    await expect.element(reportOf(words)).toBeVisible()
    await expect.element(reportFilter('all')).toHaveAttribute('aria-selected', 'true')
    await moderationWindow()
      .getByRole('button', { name: label('moderation.minimize') })
      .click()
    await expect.element(restore).toBeVisible()
    await expect.element(reportOf(words)).not.toBeInTheDocument()
    await moderationWindow()
      .getByRole('button', { name: label('general.close') })
      .click()
    await expect.element(moderationWindow()).not.toBeInTheDocument()
    await moderationButton().click()
    await expect.element(reportOf(words)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(moderationWindow()).not.toBeInTheDocument()
    await expect.element(moderationButton()).toHaveFocus()
  })

appTest('reports come page by page, and a list that cannot be fetched says why', async ({ server, visit }) => {
  await reportWithoutPost(
    server,
    Array.from({ length: 22 }, (_, n) => `Line ${n + 1}.`),
  )
  const mend = server.fail(`GET ${root}`, 500)
  await visit('/main/public', { as: 'mona' })
  await moderationButton().click()
  await expect.element(moderationError()).toHaveTextContent('The reports could not be loaded')
  mend()
  await moderationError()
    .getByRole('button', { name: text('general.retry') })
    .click()
  await expect.element(reportOf('Line 22.')).toBeVisible()
  await expect.element(reportOf('Line 1.')).not.toBeInTheDocument()
  await moderationWindow()
    .getByRole('button', { name: text('reports.more') })
    .click()
  await expect.element(reportOf('Line 1.')).toBeVisible()
})

for (const size of sizesFor('phone'))
  appTest(`a report shows the whole handle of the reported person (${size})`, async ({ server, visit }) => {
    const acct = 'somebody-with-a-long-name@a-server-with-a-long-name-somewhere-far.example'
    await reportWithoutPost(server, ['Who is it'])
    server.change(`GET ${root}`, (body) => {
      const { reports: all, ...rest } = body as { reports: { account: object }[] } // the instance's own response
      return { ...rest, reports: all.map((report) => ({ ...report, account: { ...report.account, id: 'far', acct } })) }
    })
    await visit('/main/public', { as: 'mona', size })
    await moderationButton().click()
    const handle = reportOf('Who is it').getByText(`@${acct}`, { exact: true })
    await expect.element(handle).toBeVisible()
    const [whole, around] = [handle.element().getBoundingClientRect(), handle.element().parentElement?.getBoundingClientRect()]
    expect(whole.right).toBeLessThanOrEqual((around?.right ?? 0) + 1)
    expect(whole.bottom).toBeLessThanOrEqual((around?.bottom ?? 0) + 1)
  })

appTest('on a phone the drawer leads to the window and, for admins, to the server’s own pages', async ({ visit }) => {
  await visit('/main/public', { as: 'ada', size: 'phone' })
  await page.getByRole('button', { name: text('shell.openMenu') }).click()
  const drawer = dialog(text('shell.menu'))
  await expect.element(drawer.getByRole('link', { name: text('moderation.administration') })).toHaveAttribute('href', '/pleroma/admin/')
  await drawer.getByRole('button', { name: textStart('moderation.open') }).click()
  await expect.element(moderationWindow()).toBeVisible()
  await expect.element(drawer).not.toBeInTheDocument()
})
