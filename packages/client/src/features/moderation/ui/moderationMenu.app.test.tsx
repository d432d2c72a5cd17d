import * as accounts from '@rookery/api/calls/accounts'
import * as adminAccounts from '@rookery/api/calls/adminAccounts'
import * as adminReports from '@rookery/api/calls/adminReports'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post } from '#test/app/locators.ts'
import { moderationButton } from '#test/app/moderation.ts'
import { text } from '#test/app/text.ts'

const card = page.getByRole('main').css('[data-row]').filter({ hasText: '@dave' })
const menu = card.getByRole('button', { name: text('moderation.menu') })

async function openCard(): Promise<void> {
  await card.getByRole('button', { name: /^More about .*Dave/ }).click()
  await expect.element(card.getByRole('button', { name: text('profile.more') })).toBeVisible()
}

appTest('an admin tags an account from its card in a list of people', async ({ server, visit }) => {
  const [ada, dave] = await Promise.all([server.somebody('ada'), server.somebody('dave')])
  await dave.follow('bob')
  await visit('/bob#followers', { as: 'ada' })
  await openCard()
  const sandbox = page.getByRole('menuitemcheckbox', { name: text('moderation.tag.sandbox') })
  const tags = async () => (await adminAccounts.show(ada.client, 'dave')).tags
  await menu.click()
  await sandbox.click()
  await expect.poll(tags).toEqual(['mrf_tag:sandbox'])
  await menu.click()
  await expect.element(sandbox).toHaveAttribute('aria-checked', 'true')
  await sandbox.click()
  await expect.poll(tags).toEqual([])
})

appTest('an admin gives and takes a role, deactivates and deletes an account, once the server agrees', async ({ server, visit }) => {
  const [ada, dave] = await Promise.all([server.somebody('ada'), server.somebody('dave')])
  await dave.post('Not here for long')
  const main = page.getByRole('main')
  const mark = (id: 'role.moderator' | 'profile.deactivated') => main.getByText(text(id), { exact: true })
  const choose = async (entry: Parameters<typeof text>[0]) => {
    await main
      .getByRole('button', { name: text('moderation.menu') })
      .first()
      .click()
    await page.getByRole('menu').getByText(text(entry), { exact: true }).click()
  }
  const confirm = (title: Parameters<typeof text>[0], button: Parameters<typeof text>[0]) =>
    dialog(text(title))
      .getByRole('button', { name: text(button) })
      .click()
  await visit('/dave', { as: 'ada' })
  const mend = server.fail(
    'POST /api/v1/pleroma/admin/users/dave/permission_group/moderator',
    Response.json({ error: 'User is not an admin.' }, { status: 403 }),
  )
  await choose('moderation.grantModerator')
  await confirm('moderation.moderator.title', 'moderation.grantModerator')
  await expect.element(page.getByText('Changing the moderator role failed: User is not an admin.')).toBeVisible()
  await expect.element(mark('role.moderator')).not.toBeInTheDocument()
  mend()
  await choose('moderation.grantModerator')
  await confirm('moderation.moderator.title', 'moderation.grantModerator')
  await expect.element(mark('role.moderator')).toBeVisible()
  expect((await adminAccounts.show(ada.client, 'dave')).roles.moderator).toBe(true)
  await choose('moderation.revokeModerator')
  await expect.element(mark('role.moderator')).not.toBeInTheDocument()

  await choose('moderation.deactivate')
  await confirm('moderation.deactivate.title', 'moderation.deactivate')
  await expect.element(mark('profile.deactivated')).toBeVisible()
  expect((await adminAccounts.show(ada.client, 'dave')).isActive).toBe(false)
  await choose('moderation.activate')
  await expect.element(mark('profile.deactivated')).not.toBeInTheDocument()

  await choose('moderation.delete')
  await confirm('moderation.delete.title', 'moderation.delete')
  await expect.element(page.getByText(/^Account deleted: /)).toBeVisible()
  await expect.element(main.getByText('Not here for long')).not.toBeInTheDocument()
  // Its name stays reserved.
  expect(await accounts.lookup(ada.client, 'dave')).toMatchObject({ deactivated: true, statusesCount: 0 })
})

appTest('the question before a role is given is accessible, and so is the dialog that changes a post', async ({ server, visit }) => {
  const dave = await server.somebody('dave')
  await dave.follow('bob')
  await dave.post('Not for the office')
  const app = await visit('/bob#followers', { as: 'ada' })
  await openCard()
  await menu.click()
  expect(await faultsIn(page.getByRole('menu'))).toEqual([])
  await page.getByRole('menu').getByText(text('moderation.grantModerator'), { exact: true }).click()
  const question = dialog(text('moderation.moderator.title'))
  await expect.element(question).toBeVisible()
  expect(await faultsIn(question)).toEqual([])
  await app.restart('/main/public')
  await post('Not for the office').menu.click()
  await page.getByRole('menuitem', { name: text('post.moderate') }).click()
  const change = dialog(text('post.moderate.title'))
  await expect.element(change).toBeVisible()
  expect(await faultsIn(change)).toEqual([])
})

appTest('after deleting an account from its profile, the admin is redirected inside the client', async ({ server, visit }) => {
  const [dave, bob] = await Promise.all([server.somebody('dave'), server.somebody('bob')])
  await dave.post('From the reeds')
  const app = await visit('/main/public', { as: 'ada' })
  const main = page.getByRole('main')
  const deleteShown = async () => {
    await main
      .getByRole('button', { name: text('moderation.menu') })
      .first()
      .click()
    await page.getByRole('menuitem', { name: text('moderation.delete') }).click()
    await dialog(text('moderation.delete.title'))
      .getByRole('button', { name: text('moderation.delete') })
      .click()
  }
  await post('From the reeds').author.click()
  await expect.poll(() => location.pathname).not.toBe('/main/public')
  // The timeline before it has tabs, too, and stays until the profile is rendered.
  await expect.element(main.getByRole('button', { name: text('moderation.menu') }).first()).toBeVisible()
  await main.css('[role="tab"]').nth(1).click()
  await deleteShown()
  await expect.poll(() => location.pathname).toBe('/main/public')

  // The client is opened on the profile: the entry before it belongs to another page.
  history.replaceState(null, '', '/about')
  history.pushState(null, '', location.href)
  // A slow server says that the reader is an admin after the profile is on screen.
  const release = server.hold('GET /api/v1/accounts/verify_credentials')
  await app.restart(`/${bob.account.acct}`)
  await expect.element(main.getByRole('button', { name: text('profile.more') })).toBeVisible()
  release()
  await deleteShown()
  await expect.poll(() => location.pathname).toBe('/main/friends')
  await expect.element(page.getByText(/^Account deleted: /)).toBeVisible()
})

// Moderators find the menu beside a report (spec 2, section 6).
for (const as of ['mona', 'bob'] as const)
  appTest(`the card in a list of people has no moderation menu for ${as}`, async ({ server, visit }) => {
    const dave = await server.somebody('dave')
    await dave.follow('bob')
    await visit('/bob#followers', { as, size: 'phone' })
    await openCard()
    await expect.element(menu).not.toBeInTheDocument()
    if (as === 'mona') return
    await expect.element(moderationButton()).not.toBeInTheDocument()
    await server.settled()
    expect(server.requests.filter((request) => request.includes('/pleroma/admin/'))).toEqual([])
    const { client } = await server.somebody(as)
    await expect(adminReports.list(client)).rejects.toMatchObject({ status: 403 })
  })
