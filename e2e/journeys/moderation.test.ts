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
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
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

const menuOn = (page: Page) => page.getByRole('main').getByRole('button', { name: text('moderation.menu') })

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
      // What a moderator's server tells of somebody hides it; the report does not.
      await page.reload()
      await moderation.open()
      await expect(mark).toBeVisible()
      await choose(text('moderation.activate'))
      await expect(mark).toHaveCount(0)
    },
  )
}

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
