import type { Page } from 'playwright-core'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { fillStorage } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text, textStart } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** The list of drafts, reached by the navigation. */
async function openDrafts(page: Page) {
  const menu = page.getByRole('button', { name: label('shell.openMenu') })
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('navigation', { name: label('nav.label') })
    .getByRole('link', { name: text('drafts.title') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: text('drafts.title') })).toBeVisible()
  return page.getByRole('main').getByRole('listitem')
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} every draft is listed, gone on with and thrown away`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post(`Answer me on ${kind}`)
    await bob.post(`Quote me on ${kind}`)
    const { page } = await visit({ as: 'ada', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill('A new post')
    await page.goto('/main/public')
    await timeline.status(`Answer me on ${kind}`).reply.click()
    await ComposerPage.forReply(page).text.pressSequentially('begun')
    await timeline.status(`Quote me on ${kind}`).menu.click()
    await page.getByRole('menuitem', { name: text('post.quote'), exact: true }).click()
    await ComposerPage.forQuote(page).text.fill('A quote')

    const rows = await openDrafts(page)
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: 'A new post' })).toContainText(text('composer.label'))
    await expect(rows.filter({ hasText: '@bob begun' })).toContainText(textStart('drafts.reply'))
    await expect(rows.filter({ hasText: 'A quote' }).getByRole('link')).toHaveText(/@bob/)
    await expectAccessible(page)

    await rows
      .filter({ hasText: '@bob begun' })
      .getByRole('button', { name: text('drafts.continue') })
      .click()
    const answer = ComposerPage.inWindow(page)
    await expect(answer.text).toHaveValue('@bob begun')
    await answer.text.fill(`@bob and ended on ${kind}`)
    await answer.post.click()
    await expect(answer.root).toHaveCount(0)
    await expect(rows).toHaveCount(2)

    await rows
      .filter({ hasText: 'A quote' })
      .getByRole('button', { name: text('drafts.discard') })
      .click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: text('general.undo') }).click()
    await expect(rows).toHaveCount(2)
    for (const words of ['A quote', 'A new post']) {
      await rows
        .filter({ hasText: words })
        .getByRole('button', { name: text('drafts.discard') })
        .click()
    }
    await expect(page.getByText(text('drafts.empty'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(text('drafts.empty'))).toBeVisible()
  })

  journey(`on ${kind} an edit that was begun is among the drafts, and is ended there`, async ({ visit, product }) => {
    const ada = await somebody(product, 'ada')
    await ada.post(`A herron on ${kind}`)
    const { page } = await visit({ as: 'ada', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    await timeline.status(`A herron on ${kind}`).menu.click()
    await page.getByRole('menuitem', { name: text('post.edit'), exact: true }).click()
    await ComposerPage.forEdit(page).text.fill(`A heron on ${kind}`)
    await page.keyboard.press('Escape')
    const rows = await openDrafts(page)
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(rows.getByRole('link')).toHaveText(text('composer.editLabel'))
    await rows.getByRole('button', { name: text('drafts.continue') }).click()
    const edit = ComposerPage.inWindow(page)
    await expect(edit.text).toHaveValue(`A heron on ${kind}`)
    await expect(edit.scope).toBeDisabled()
    await expectAccessible(page)
    await edit.root.getByRole('button', { name: label('composer.save') }).click()
    await expect(page.getByText(text('drafts.empty'))).toBeVisible()
    await timeline.open('home')
    await expect(timeline.status(`A heron on ${kind}`).content).toBeVisible()
    await expect(timeline.status(`A herron on ${kind}`).content).toHaveCount(0)
  })

  journey(`on ${kind} what was begun elsewhere is reached from the composer`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post(`Left open on ${kind}`)
    const { page } = await visit({ as: 'ada', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    await timeline.status(`Left open on ${kind}`).reply.click()
    await ComposerPage.forReply(page).text.pressSequentially('later')
    await page.goto('/main/friends')
    const composer = await ComposerPage.openNew(page)
    await composer.root.getByRole('button', { name: text('drafts.all') }).click()
    const list = page.getByRole('dialog', { name: text('drafts.title') })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await list.getByRole('button', { name: text('drafts.continue') }).click()
    await expect(ComposerPage.forReply(page).text).toHaveValue('@bob later')
  })

  journey(`on ${kind} where storage is full that is said, and what is written can be posted`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', viewport, prepare: fillStorage })
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill(`No room on ${kind}`)
    await expect(page.getByText(text('errors.storage_unavailable'))).toBeVisible()
    await expectAccessible(page)
    await expect(composer.text).toHaveValue(`No room on ${kind}`)
    await composer.post.click()
    await expect(timeline.status(`No room on ${kind}`).content).toBeVisible()
  })
}

journey('a page that crashes leaves what was typed', async ({ visit }) => {
  const { page, context, watch } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  // A second of typing may be lost; these words take three.
  await ComposerPage.forNew(page).text.pressSequentially('Half a thought about herons', { delay: 120 })
  watch.expectComplaint(/crashed/)
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => {})
  await crashed
  const next = await context.newPage()
  await next.goto('/main/friends')
  await expect(ComposerPage.forNew(next).text).toHaveValue(/^Half a thought/)
})

journey('who signs in again after the session has ended goes on writing', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'dave' })
  watch.expectComplaint(/status of 40[13]/)
  await page.clock.install()
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('Written over the end of a session')
  await page.clock.fastForward(31_000)
  await product.instance.context.db.deleteFrom('oauth_tokens').execute()
  await composer.post.click()
  await page
    .getByRole('status')
    .filter({ hasText: text('shell.refused') })
    .getByRole('link')
    .click()
  await new SignInPage(page, product).enter('dave', product.passwordOf('dave'))
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.getByText(text('shell.refused'))).toHaveCount(0)
  await expect(composer.text).toHaveValue('Written over the end of a session')
  await composer.post.click()
  await expect(new TimelinePage(page).status('Written over the end of a session').content).toBeVisible()
})

journey('a post whose answer the server loses after it was kept is there once', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/ERR_/)
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  const composer = ComposerPage.forNew(page)
  const found = product.loseAnswers('POST', '/api/v1/statuses')
  await composer.text.fill('Kept and not answered')
  await composer.post.click()
  // It waits in the outbox.
  await expect(composer.text).toHaveValue('')
  const outbox = page.getByRole('button', { name: label('outbox.show') })
  await expect(outbox).toBeVisible()
  // The draft knows its attempt after a reload, too.
  await page.reload()
  await expect(outbox).toBeVisible()
  found()
  // It goes by itself with the next try, the wait for which grows.
  await expect(outbox).toHaveCount(0, { timeout: 40_000 })
  expect(product.asked.filter((call) => call === 'POST /api/v1/statuses').length).toBeGreaterThan(1)
  const { client, account } = await somebody(product, 'ada')
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=40`)
  expect(JSON.stringify(body).split('"text/plain":"Kept and not answered"')).toHaveLength(2)
})
