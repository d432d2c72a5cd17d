import { join } from 'node:path'

import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey, expectAccessible } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text, textStart } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import type { StatusCardPage } from '../pages/StatusCardPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const picture = join(import.meta.dirname, '../fixtures/marsh.png')

async function choose(page: Page, post: StatusCardPage, action: 'post.edit' | 'post.history' | 'post.quote' | 'post.redraft') {
  await post.menu.click()
  await page.getByRole('menuitem', { name: text(action), exact: true }).click()
}

for (const [kind, viewport] of widths(screenSizes, 'all')) {
  journey(`on ${kind} a post has language, format and a preview by the server`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.tool('composer.preview').click()
    const preview = composer.root.getByRole('region', { name: text('composer.preview') })
    await expect(preview).toContainText(text('composer.preview_empty'))
    await composer.tool('composer.options').click()
    await composer.root.getByRole('combobox', { name: text('composer.format') }).selectOption('text/markdown')
    await composer.root.getByRole('combobox', { name: text('composer.language'), exact: true }).selectOption('de')
    await composer.root.getByRole('combobox', { name: text('composer.expiry') }).selectOption('86400')
    await composer.text.fill(`Das **Moor** ist nicht still (${kind})`)
    await expect(preview.locator('strong')).toHaveText('Moor')
    await expectAccessible(page)
    await composer.text.press('Control+Enter')
    await expect(new TimelinePage(page).status(`still (${kind})`).content).toBeVisible()
    const { client, account } = await somebody(product, 'ada')
    const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
    expect(body).toMatchObject([
      { language: 'de', content: expect.stringContaining('<strong>'), pleroma: { expires_at: expect.any(String) } },
    ])
    // The next post begins with it.
    const next = await ComposerPage.openNew(page)
    await next.tool('composer.options').click()
    await expect(next.root.getByRole('combobox', { name: text('composer.language'), exact: true })).toHaveValue('de')
  })
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} a text in another language than it is marked as is noticed`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill('Выпь вернулась в тростники, и это хорошо')
    const mark = composer.root.getByRole('button', { name: textStart('composer.language.use') })
    await expect(mark).toBeVisible()
    await expectAccessible(page)
    await mark.click()
    await expect(mark).toHaveCount(0)
    await composer.tool('composer.options').click()
    await expect(composer.root.getByRole('combobox', { name: text('composer.language'), exact: true })).toHaveValue('ru')
  })

  journey(`on ${kind} a direct message tells whom it reaches, and who is new to it`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post(`@ada between us, ${kind}`, { visibility: 'direct' })
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.scope.selectOption('direct')
    await expect(composer.root).toContainText(text('composer.direct.nobody'))
    await composer.text.fill('@bob hello')
    await expect(composer.root).toContainText('@bob')
    await composer.text.fill('')
    await page.goto('/main/friends')
    const post = new TimelinePage(page).status(`between us, ${kind}`)
    await post.reply.click()
    const answer = ComposerPage.forReply(page)
    await expect(answer.scope.locator('option')).toHaveCount(1)
    await answer.text.pressSequentially('and @mona')
    await expect(answer.root.getByText(textStart('composer.direct.added'))).toContainText('@mona')
    await expectAccessible(page)
  })

  journey(`on ${kind} a post is quoted under itself`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const quoted = await bob.post(`The weir on ${kind} is open`)
    const { page } = await visit({ as: 'ada', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    await choose(page, timeline.status(`The weir on ${kind} is open`), 'post.quote')
    const composer = ComposerPage.forQuote(page)
    await expect(composer.text).toBeFocused()
    await expect(composer.text).toHaveValue('')
    await composer.text.fill('Good news')
    await expectAccessible(page)
    await composer.post.click()
    await expect(composer.root).toHaveCount(0)
    const { client, account } = await somebody(product, 'ada')
    const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
    expect(body).toMatchObject([{ quote_id: quoted.id }])
  })

  journey(`on ${kind} a post is edited, and its versions are shown anew`, async ({ visit, product }) => {
    const ada = await somebody(product, 'ada')
    await ada.post(`A **herron** on ${kind}`, {
      contentType: 'text/markdown',
      visibility: 'unlisted',
      poll: { options: ['a', 'b'], expiresIn: 3600, multiple: false },
    })
    const { page } = await visit({ as: 'ada', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    await choose(page, timeline.status(`herron on ${kind}`), 'post.edit')
    const composer = ComposerPage.forEdit(page)
    // What was typed, not what became of it.
    await expect(composer.text).toHaveValue(`A **herron** on ${kind}`)
    await expect(composer.scope).toBeDisabled()
    await expect(composer.tool('composer.poll.toggle')).toBeDisabled()
    await composer.text.fill(`A **heron** on ${kind}`)
    await expectAccessible(page)
    await composer.root.getByRole('button', { name: label('composer.save') }).click()
    await expect(composer.root).toHaveCount(0)
    const post = timeline.status(`A heron on ${kind}`)
    await expect(post.content.locator('strong')).toHaveText('heron')
    await choose(page, post, 'post.history')
    await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'herron' })).toBeVisible()
    await page.keyboard.press('Escape')
    // An edit that was begun waits, and can be begun anew.
    await choose(page, post, 'post.edit')
    await composer.text.fill('Something else')
    await page.keyboard.press('Escape')
    await choose(page, post, 'post.edit')
    await expect(composer.text).toHaveValue('Something else')
    await page.getByRole('button', { name: text('composer.edit.anew') }).click()
    await expect(composer.text).toHaveValue(`A **heron** on ${kind}`)
  })

  journey(`on ${kind} a post is deleted and written anew with all that it had`, async ({ visit, product }) => {
    const ada = await somebody(product, 'ada')
    const { page } = await visit({ as: 'ada', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    const first = await ComposerPage.openNew(page)
    await first.text.fill(`Reeds, a strp (${kind})`)
    await first.subject.fill(`Mud, ${kind}`)
    await first.scope.selectOption('unlisted')
    await first.addPicture(picture, 'A strip of reeds')
    await first.post.click()
    await expect(timeline.status(`Mud, ${kind}`).root).toBeVisible()
    await choose(page, timeline.status(`Mud, ${kind}`), 'post.redraft')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('post.redraft') })
      .click()
    const composer = ComposerPage.inWindow(page)
    await expect(composer.text).toHaveValue(`Reeds, a strp (${kind})`)
    await expect(composer.subject).toHaveValue(`Mud, ${kind}`)
    await expect(composer.scope).toHaveValue('unlisted')
    await expect(composer.root.getByRole('textbox', { name: text('composer.describe') })).toHaveValue('A strip of reeds')
    await expectAccessible(page)
    await composer.text.fill(`Reeds, a strip (${kind})`)
    await composer.post.click()
    await expect(composer.root).toHaveCount(0)
    const { body } = await ada.client.request('GET', `/api/v1/accounts/${ada.account.id}/statuses?limit=1`)
    expect(body).toMatchObject([
      {
        spoiler_text: `Mud, ${kind}`,
        visibility: 'unlisted',
        media_attachments: [{ description: 'A strip of reeds' }],
        pleroma: { content: { 'text/plain': expect.stringContaining('strip') } },
      },
    ])
  })

  journey(`on ${kind} a post can be taken back for the chosen time`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await page.clock.install()
    await new TimelinePage(page).open('home')
    await chooseSettings(page, { undoPost: 20 })
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill('Too soon')
    await composer.post.click()
    await expect(composer.root.filter({ hasText: 'Too soon' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: text('general.undo') }).click()
    await expect(composer.text).toHaveValue('Too soon')
    await composer.text.fill(`In time, ${kind}`)
    await composer.post.click()
    await expect(page.getByRole('button', { name: text('general.undo') })).toBeVisible()
    const posts = () => product.asked.filter((call) => call === 'POST /api/v1/statuses').length
    const before = posts()
    await page.clock.fastForward(21_000)
    await expect.poll(posts).toBe(before + 1)
    await expect(new TimelinePage(page).status(`In time, ${kind}`).content).toBeVisible()
  })

  journey(`on ${kind} a poll keeps to the rules of the server`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill(`Wade or swim, ${kind}?`)
    await composer.tool('composer.poll.toggle').click()
    const poll = composer.root.getByRole('group', { name: text('composer.poll') })
    const options = poll.getByRole('textbox')
    await expect(options).toHaveCount(2)
    await options.nth(0).fill('Wade')
    await options.nth(0).press('Enter')
    await expect(options.nth(1)).toBeFocused()
    await options.nth(1).fill('Wade')
    await expect(poll).toContainText(text('composer.poll.repeated'))
    await composer.post.click()
    await expect(composer.error).toContainText(text('composer.not_enough_options'))
    await options.nth(1).fill('Swim')
    await options.nth(1).press('Enter')
    await expect(options).toHaveCount(3)
    const time = poll.getByRole('spinbutton')
    await time.fill('0')
    await time.blur()
    await expect(time).not.toHaveValue('0')
    await poll.getByRole('combobox').selectOption('hours')
    await time.fill('2')
    await poll.getByRole('checkbox').check()
    await expectAccessible(page)
    await composer.post.click()
    await expect(new TimelinePage(page).status(`Wade or swim, ${kind}?`).content).toBeVisible()
    const { client, account } = await somebody(product, 'ada')
    const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
    expect(body).toMatchObject([{ poll: { multiple: true, options: [{ title: 'Wade' }, { title: 'Swim' }] } }])
    const [{ created_at, poll: sent }] = body as [{ created_at: string; poll: { expires_at: string } }] // as asserted above
    expect(Math.round((Date.parse(sent.expires_at) - Date.parse(created_at)) / 60_000)).toBe(120)
  })
}

journey('what is typed before the composer is there goes on in it, and nothing of it is fetched before', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const composerChunks = () => fetched.filter((path) => /\/composer-[\w-]+\.js$/.test(path))
  const release = await holdCalls(page, 'GET', /\/composer-[\w-]+\.js$/)
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await expect(composer.text).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(composerChunks()).toEqual([])
  await page.keyboard.press('n')
  await page.keyboard.type('Herons')
  await expect(composer.text).toHaveValue('Herons')
  await expect.poll(composerChunks).toHaveLength(1)
  await page.keyboard.press('Home')
  release()
  await composer.post.waitFor()
  await expect(composer.text).toBeFocused()
  await page.keyboard.type('Two ')
  await expect(composer.text).toHaveValue('Two Herons')
})

journey('who posts before the composer is there has posted', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  const release = await holdCalls(page, 'GET', /\/composer-[\w-]+\.js$/)
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('Quick as a kingfisher')
  await composer.text.press('Control+Enter')
  release()
  await expect(timeline.status('Quick as a kingfisher').content).toBeVisible()
  await expect(composer.text).toHaveValue('')
})

journey('the next post is written while the last is on its way', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  const release = await holdCalls(page, 'POST', /\/api\/v1\/statuses$/)
  const composer = await ComposerPage.openNew(page)
  await composer.text.fill('First of two')
  await composer.post.click()
  await expect(composer.text).toHaveValue('')
  await expect(composer.root).toContainText(text('composer.sending'))
  await composer.text.fill('Second of two')
  release()
  await expect(timeline.status('First of two').content).toBeVisible()
  await expect(composer.text).toHaveValue('Second of two')
  await composer.post.click()
  await expect(timeline.status('Second of two').content).toBeVisible()
})

journey('with a locked account or without, the warning of followers-only posts fits', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const composer = await ComposerPage.openNew(page)
  await composer.scope.selectOption('private')
  await expect(composer.root).toContainText(text('composer.notLocked'))
  await chooseSettings(page, { hideScopeNotice: true })
  await expect(composer.root).not.toContainText(text('composer.notLocked'))
})

journey('a subject is closed with what it marked, where it does not always stand there', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const composer = await ComposerPage.openNew(page)
  await expect(composer.subject).toBeVisible()
  await chooseSettings(page, { alwaysShowSubjectInput: false })
  await expect(composer.subject).toHaveCount(0)
  await composer.tool('composer.subject.toggle').click()
  await composer.subject.fill('Mud')
  await composer.addPicture(picture, 'Reeds')
  await expect(composer.root.getByRole('checkbox', { name: text('composer.sensitive') })).toBeChecked()
  await composer.tool('composer.subject.toggle').click()
  await expect(composer.subject).toHaveCount(0)
  await expect(composer.root.getByRole('checkbox', { name: text('composer.sensitive') })).not.toBeChecked()
})
