import * as accounts from '@rookery/api/calls/accounts'
import * as adminAccounts from '@rookery/api/calls/adminAccounts'
import * as adminReports from '@rookery/api/calls/adminReports'
import * as reports from '@rookery/api/calls/reports'
import * as statuses from '@rookery/api/calls/statuses'
import { createLocalAccount } from '@rookery/instance/domain/createLocalAccount'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text, textStart } from '../harness/text.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import type { Product } from '../harness/startProduct.ts'
import { ModerationPage } from '../pages/ModerationPage.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'

const root = '/api/v1/pleroma/admin'

/** Carol reports Bob, with a post of his. */
async function report(product: Product, words: string) {
  const [bob, carol] = await Promise.all([somebody(product, 'bob'), somebody(product, 'carol')])
  const post = await bob.post(`Cheap herring: ${words}`)
  await reports.create(carol.client, { accountId: bob.account.id, statusIds: [post.id], comment: words, forward: false })
  return { bob, carol, post }
}

/** The report as the server has it. */
async function stored(product: Product, words: string) {
  const ada = await somebody(product, 'ada')
  const { reports: all } = await adminReports.list(ada.client)
  const found = all.find(({ content }) => content.includes(words))
  if (!found) throw new Error(`There is no report of "${words}".`)
  return found
}

const menuOn = (page: Page) => page.getByRole('main').getByRole('button', { name: text('moderation.menu') })

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} a moderator reads a report, writes a note, and settles it`, async ({ visit, product }) => {
    const words = `He sells herring (${kind})`
    await report(product, words)
    const { page, watch } = await visit({ as: 'mona', viewport })
    watch.expectComplaint(/status of (500|403)/)
    await page.goto('/main/public')
    await expect(page.getByRole('banner').getByRole('img', { name: /open report/ })).toBeVisible()
    const moderation = new ModerationPage(page)
    await moderation.open()
    const entry = moderation.report(words)
    await expect(entry).toContainText('@carol')
    await expect(entry.getByRole('list', { name: text('reports.posts') })).toContainText('Cheap herring')
    await expectAccessible(page)

    // A note that the server refuses stays where it was written, and the next try goes through.
    await entry.getByRole('button', { name: text('reports.note.add') }).click()
    const note = entry.getByRole('textbox', { name: text('reports.note.label') })
    await expect(note).toBeFocused()
    await note.fill('I have written to him.')
    const mendNote = await breakCalls(page, 'POST', `${root}/reports/*/notes`, { kind: 'status', status: 500 })
    await entry.getByRole('button', { name: text('reports.note.add') }).click()
    await expect(moderation.problem).toContainText('what you wrote is kept')
    await expect(note).toHaveValue('I have written to him.')
    await mendNote()
    await entry.getByRole('button', { name: text('reports.note.add') }).click()
    await expect(entry.getByRole('list', { name: text('reports.notes') })).toContainText('I have written to him.')
    await expect(note).toHaveCount(0)

    // Nothing changes before the server has agreed.
    const mendState = await breakCalls(page, 'PATCH', `${root}/reports`, {
      kind: 'status',
      status: 403,
      error: 'User is not a staff member.',
    })
    await entry.getByRole('button', { name: text('reports.set.resolved') }).click()
    await expect(moderation.problem).toContainText('User is not a staff member.')
    await expect(entry.getByText(text('reports.state.open'), { exact: true })).toBeVisible()
    await mendState()
    await entry.getByRole('button', { name: text('reports.set.resolved') }).click()
    await expect(entry.getByText(text('reports.state.resolved'), { exact: true })).toBeVisible()
    await expect(entry.getByRole('button', { name: text('reports.set.closed') })).toBeFocused()
    expect((await stored(product, words)).state).toBe('resolved')

    await moderation.filter('resolved').click()
    await entry.getByRole('button', { name: text('reports.note.remove') }).click()
    const question = page.getByRole('dialog', { name: text('reports.note.remove.title') })
    await question.getByRole('button', { name: text('reports.note.remove') }).click()
    await expect(entry.getByRole('list', { name: text('reports.notes') })).toHaveCount(0)
    expect((await stored(product, words)).notes).toEqual([])
    await moderation.filter('open').click()
    await expect(moderation.report(words)).toHaveCount(0)
  })
}

for (const [kind, viewport] of widths(screenSizes, 'all')) {
  journey(`on ${kind} the window steps aside for the page and comes back as it was`, async ({ visit, product }) => {
    const words = `Stones at herons (${kind})`
    await report(product, words)
    const { page } = await visit({ as: 'mona', viewport })
    await page.goto('/main/public')
    const moderation = new ModerationPage(page)
    await moderation.open()
    await moderation.filter('all').click()
    await moderation.report(words).getByRole('link', { name: /@bob/ }).first().click()
    await expect(new ProfilePage(page).name).toHaveText('Bob')
    await expect(moderation.restore).toBeVisible()
    await expectAccessible(page)
    await moderation.restore.click()
    await expect(moderation.report(words)).toBeVisible()
    await expect(moderation.filter('all')).toHaveAttribute('aria-selected', 'true')
    await moderation.peek.click()
    await expect(moderation.report(words)).toBeHidden()
    await moderation.close.click()
    await expect(moderation.root).toHaveCount(0)
    await moderation.open()
    await page.keyboard.press('Escape')
    await expect(moderation.root).toHaveCount(0)
    await expect(moderation.button).toBeFocused()
  })
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(
    `on ${kind} an admin gives and takes roles, marks, and the account itself, and each is asked of the server first`,
    async ({ visit, product }) => {
      const name = kind === 'a phone' ? 'teal' : 'wren'
      await createLocalAccount(product.instance.context, {
        username: name,
        password: product.passwordOf(name),
        displayName: name,
        email: `${name}@mail.example`,
      })
      const [ada, person] = await Promise.all([somebody(product, 'ada'), somebody(product, name)])
      await person.post('Not here for long')
      const standing = () => adminAccounts.show(ada.client, name)
      const { page, watch } = await visit({ as: 'ada', viewport })
      watch.expectComplaint(/status of (403|404)/)
      await page.goto(`/${name}`)
      const main = page.getByRole('main')
      const choose = async (words: string) => {
        await menuOn(page).click()
        await page.getByRole('menu').getByText(words, { exact: true }).click()
      }
      const confirm = (title: 'moderation.moderator.title' | 'moderation.deactivate.title' | 'moderation.delete.title', button: string) =>
        page
          .getByRole('dialog', { name: text(title) })
          .getByRole('button', { name: button })
          .click()

      const mend = await breakCalls(page, 'POST', `${root}/users/${name}/permission_group/moderator`, {
        kind: 'status',
        status: 403,
        error: 'User is not an admin.',
      })
      await choose(text('moderation.grantModerator'))
      await expectAccessible(page)
      await confirm('moderation.moderator.title', text('moderation.grantModerator'))
      await expect(page.getByText('Changing the moderator role failed: User is not an admin.')).toBeVisible()
      await expect(main.getByText(text('role.moderator'), { exact: true })).toHaveCount(0)
      await mend()
      await choose(text('moderation.grantModerator'))
      await confirm('moderation.moderator.title', text('moderation.grantModerator'))
      await expect(main.getByText(text('role.moderator'), { exact: true })).toBeVisible()
      expect((await standing()).roles.moderator).toBe(true)
      await choose(text('moderation.revokeModerator'))
      await expect(main.getByText(text('role.moderator'), { exact: true })).toHaveCount(0)

      await choose(text('moderation.tag.sandbox'))
      await expect.poll(async () => (await standing()).tags).toEqual(['mrf_tag:sandbox'])
      await menuOn(page).click()
      await expect(page.getByRole('menuitemcheckbox', { name: text('moderation.tag.sandbox') })).toHaveAttribute('aria-checked', 'true')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await choose(text('moderation.tag.sandbox'))
      await expect.poll(async () => (await standing()).tags).toEqual([])

      await choose(text('moderation.deactivate'))
      await confirm('moderation.deactivate.title', text('moderation.deactivate'))
      await expect(main.getByText(text('profile.deactivated'), { exact: true })).toBeVisible()
      expect((await standing()).isActive).toBe(false)
      await choose(text('moderation.activate'))
      await expect(main.getByText(text('profile.deactivated'), { exact: true })).toHaveCount(0)

      await choose(text('moderation.delete'))
      await confirm('moderation.delete.title', text('moderation.delete'))
      await expect(page.getByText('is deleted.')).toBeVisible()
      await expect(main.getByText('Not here for long')).toHaveCount(0)
      // What is left of an account is its name, so that nobody else can take it.
      expect(await accounts.lookup(ada.client, name)).toMatchObject({ deactivated: true, statusesCount: 0 })
    },
  )

  journey(
    `on ${kind} a moderator acts on the reported account and its post from the report, and is offered no more than the server allows`,
    async ({ visit, product }) => {
      const words = `More herring on ${kind}`
      const { bob, post } = await report(product, words)
      const mona = await somebody(product, 'mona')
      const { page } = await visit({ as: 'mona', viewport })
      await page.goto('/bob')
      await expect(new ProfilePage(page).name).toHaveText('Bob')
      // On cards the menu is for admins (spec 2, section 6).
      await expect(menuOn(page)).toHaveCount(0)
      const moderation = new ModerationPage(page)
      await moderation.open()
      const entry = moderation.report(words)
      await entry.getByRole('button', { name: text('moderation.menu') }).click()
      const menu = page.getByRole('menu')
      await expect(menu.getByText(text('moderation.tag.forceNsfw'))).toBeVisible()
      for (const refused of ['moderation.grantAdmin', 'moderation.grantModerator', 'moderation.delete'] as const)
        await expect(menu.getByText(text(refused), { exact: true })).toHaveCount(0)
      await menu.getByText(text('moderation.tag.forceNsfw')).click()
      await expect.poll(async () => (await adminAccounts.show(mona.client, 'bob')).tags).toEqual(['mrf_tag:media-force-nsfw'])

      await entry.getByRole('button', { name: text('status.more') }).click()
      await page.getByRole('menuitem', { name: text('post.moderate') }).click()
      const change = page.getByRole('dialog', { name: text('post.moderate.title') })
      await change.getByRole('combobox', { name: text('post.moderate.scope') }).selectOption({ label: text('scope.unlisted') })
      await change.getByRole('switch', { name: text('post.moderate.sensitive') }).check()
      await expectAccessible(page)
      await change.getByRole('button', { name: text('post.moderate.save') }).click()
      await expect(change).toHaveCount(0)
      const changed = await statuses.get(bob.client, post.id)
      expect({ visibility: changed.visibility, sensitive: changed.sensitive }).toEqual({ visibility: 'unlisted', sensitive: true })

      await entry.getByRole('button', { name: text('status.more') }).click()
      await page.getByRole('menuitem', { name: text('post.delete') }).click()
      await page
        .getByRole('dialog', { name: text('post.delete.title') })
        .getByRole('button', { name: text('post.delete') })
        .click()
      await expect(entry).toContainText(text('reports.postGone'))
      await adminAccounts.removeTags(mona.client, ['bob'], ['mrf_tag:media-force-nsfw'])
    },
  )
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} reports come page by page, and a list that cannot be had says why`, async ({ visit, product }) => {
    const [bob, carol] = await Promise.all([somebody(product, 'bob'), somebody(product, 'carol')])
    for (let number = 1; number <= 22; number += 1)
      await reports.create(carol.client, {
        accountId: bob.account.id,
        statusIds: [],
        comment: `Line ${number} on ${kind}.`,
        forward: false,
      })
    const { page, watch } = await visit({ as: 'mona', viewport })
    watch.expectComplaint(/status of 500/)
    const mend = await breakCalls(page, 'GET', `${root}/reports?*page=*`, { kind: 'status', status: 500 })
    await page.goto('/main/public')
    const moderation = new ModerationPage(page)
    await moderation.open()
    await expect(moderation.problem).toContainText('The reports could not be loaded')
    await mend()
    await moderation.problem.getByRole('button', { name: text('general.retry') }).click()
    await expect(moderation.report(`Line 22 on ${kind}.`)).toBeVisible()
    await expect(moderation.report(`Line 1 on ${kind}.`)).toHaveCount(0)
    await moderation.root.getByRole('button', { name: text('reports.more') }).click()
    await expect(moderation.report(`Line 1 on ${kind}.`)).toBeVisible()
  })

  journey(`on ${kind} the handle of who was reported stands whole in the report`, async ({ visit, product }) => {
    const acct = `somebody-with-a-long-name@a-server-with-a-long-name-${kind.replaceAll(' ', '-')}.example`
    const [bob, carol] = await Promise.all([somebody(product, 'bob'), somebody(product, 'carol')])
    await reports.create(carol.client, { accountId: bob.account.id, statusIds: [], comment: `Who is it (${kind})`, forward: false })
    const { page } = await visit({ as: 'mona', viewport })
    await breakCalls(page, 'GET', `${root}/reports?*page=*`, {
      kind: 'changed',
      change: (body) => {
        const { reports: all, ...rest } = body as { reports: { account: object }[] } // the instance's own answer
        return { ...rest, reports: all.map((report) => ({ ...report, account: { ...report.account, id: 'far', acct } })) }
      },
    })
    await page.goto('/main/public')
    const moderation = new ModerationPage(page)
    await moderation.open()
    const handle = moderation.report(`Who is it (${kind})`).getByText(`@${acct}`, { exact: true })
    await expect(handle).toBeVisible()
    const [whole, box] = await handle.evaluate((element) => {
      const { right, bottom } = element.getBoundingClientRect()
      const around = element.parentElement?.getBoundingClientRect()
      return [
        { right, bottom },
        { right: around?.right ?? 0, bottom: around?.bottom ?? 0 },
      ]
    })
    expect(whole.right).toBeLessThanOrEqual(box.right + 1)
    expect(whole.bottom).toBeLessThanOrEqual(box.bottom + 1)
    await expectAccessible(page)
  })
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(
    `on ${kind} a moderator locks the reported account out from the report, which says so from then on`,
    async ({ visit, product }) => {
      const name = kind === 'a phone' ? 'smew' : 'coot'
      const { context } = product.instance
      await createLocalAccount(context, {
        username: name,
        password: product.passwordOf(name),
        displayName: name,
        email: `${name}@mail.example`,
      })
      const [carol, person] = await Promise.all([somebody(product, 'carol'), somebody(product, name)])
      const comment = `Throws nets (${kind})`
      await reports.create(carol.client, { accountId: person.account.id, statusIds: [], comment, forward: false })
      const { page } = await visit({ as: 'mona', viewport })
      await page.goto('/main/public')
      const moderation = new ModerationPage(page)
      await moderation.open()
      const entry = moderation.report(comment)
      const mark = entry.getByText(text('reports.accountDeactivated'), { exact: true })
      await expect(entry).toContainText(`@${name}`)
      await expect(mark).toHaveCount(0)
      const choose = async (words: string) => {
        await entry.getByRole('button', { name: text('moderation.menu') }).click()
        await page.getByRole('menu').getByText(words, { exact: true }).click()
      }
      await choose(text('moderation.deactivate'))
      await page
        .getByRole('dialog', { name: text('moderation.deactivate.title') })
        .getByRole('button', { name: text('moderation.deactivate') })
        .click()
      await expect(mark).toBeVisible()
      await expectAccessible(page)
      // What a moderator's server tells of somebody hides it; the report does not.
      await page.reload()
      await moderation.open()
      await expect(mark).toBeVisible()
      await choose(text('moderation.activate'))
      await expect(mark).toHaveCount(0)
    },
  )
}

journey('on a phone the drawer leads to the window and, for admins, to the server’s own pages', async ({ visit }) => {
  const { page } = await visit({ as: 'ada', viewport: { width: 390, height: 844 } })
  await page.goto('/main/public')
  await page.getByRole('button', { name: text('shell.openMenu') }).click()
  const drawer = page.getByRole('dialog', { name: text('shell.menu') })
  await expect(drawer.getByRole('link', { name: text('moderation.administration') })).toHaveAttribute('href', '/pleroma/admin/')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: textStart('moderation.open') }).click()
  await expect(new ModerationPage(page).root).toBeVisible()
  await expect(drawer).toHaveCount(0)
})

journey('a member has none of it, and nothing of it is fetched', async ({ visit, product }) => {
  const { page } = await visit({ as: 'carol' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/bob')
  await waitForRest(page)
  await new ProfilePage(page).more.click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  const moderation = new ModerationPage(page)
  await expect(moderation.button).toHaveCount(0)
  await expect(menuOn(page)).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith(root) || /\/(staff|Moderat)/.test(path))).toEqual([])
  const carol = await somebody(product, 'carol')
  await expect(adminReports.list(carol.client)).rejects.toMatchObject({ status: 403 })
})
