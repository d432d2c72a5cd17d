import { readFile } from 'node:fs/promises'
import * as accounts from '@rookery/api/calls/accounts'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import * as statuses from '@rookery/api/calls/statuses'
import * as timelines from '@rookery/api/calls/timelines'
import type { ApiClient } from '@rookery/api/http/client'
import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'mona' },
} as const

const mutedBy = async (client: ApiClient) => (await mutesAndBlocks.mutes(client, { cursor: null })).items.map(({ acct }) => acct).toSorted()

async function choose(page: Page, window: Locator, what: string, lines: readonly string[]): Promise<Locator> {
  await window
    .getByLabel(`Import: ${what}`)
    .and(window.locator('input[type="file"]'))
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  return page.getByRole('dialog', { name: `Import: ${what}` })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`an import that is throttled waits, stands still, and goes on after a reload: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, options.as)
    const { page, watch } = await visit(options)
    watch.expectComplaint(/status of 429/)
    const settings = new SettingsPage(page)
    await settings.open('data')
    const { window } = settings
    const question = await choose(page, window, 'Muted people', ['Account address,Hide notifications', 'bob,true', 'carol,false'])
    await expect(question).toContainText('2 lines can be used.')
    await question.getByRole('radio', { name: text('transfer.here') }).check()
    const mend = await breakCalls(page, 'POST', '/api/v1/accounts/*/mute', { kind: 'status', status: 429, error: 'Throttled' })
    await question.getByRole('button', { name: 'Import 2 lines' }).click()
    const report = window.getByRole('region', { name: 'Import: Muted people' })
    await expect(report).toContainText(text('transfer.waiting'))
    await expect(report.getByRole('progressbar')).toHaveAttribute('value', '0')
    await report.getByRole('button', { name: text('transfer.pause') }).click()
    await mend()
    await page.reload()
    await expect(report.getByRole('status')).toHaveText(/^0 lines of 2/)
    expect(await mutedBy(client)).toEqual([])
    await report.getByRole('button', { name: text('transfer.resume') }).click()
    await expect(report.getByRole('status')).toHaveText('2 lines of 2: 2 done, 0 as they were already, 0 failed')
    expect(await mutedBy(client)).toEqual(['bob', 'carol'])
    await report.getByRole('button', { name: text('transfer.forget') }).click()
    await expect(report).toHaveCount(0)
  })

  journey(
    `an import whose session ends in the middle keeps its place, and goes on when one has signed in again: ${size}`,
    async ({ visit, product }) => {
      const reader = size === 'desktop' ? 'carol' : 'dave'
      const { client } = await somebody(product, reader)
      const { page, watch } = await visit({ ...options, as: reader })
      watch.expectComplaint(/status of 40[13]/)
      const settings = new SettingsPage(page)
      await settings.open('data')
      const { window } = settings
      const { id: adaId } = await accounts.lookup(client, 'ada')
      const letGo = await holdCalls(page, 'POST', new RegExp(`/accounts/${adaId}/mute$`))
      const question = await choose(page, window, 'Muted people', ['bob', 'ada', 'mona'])
      await question.getByRole('radio', { name: text('transfer.here') }).check()
      await question.getByRole('button', { name: 'Import 3 lines' }).click()
      const report = window.getByRole('region', { name: 'Import: Muted people' })
      await expect(report.getByRole('status')).toHaveText(/^1 line of 3: 1 done/)
      await product.instance.context.db.deleteFrom('oauth_tokens').execute()
      letGo()
      await expect(report.getByRole('alert')).toContainText(text('transfer.signedOut'))
      await expect(report.getByRole('status')).toHaveText('1 line of 3: 1 done, 0 as they were already, 0 failed')
      // To go on without a session would lead nowhere.
      await expect(report.getByRole('button', { name: text('transfer.resume') })).toHaveCount(0)
      await report.getByRole('link', { name: text('shell.login') }).click()
      await new SignInPage(page, product).enter(reader, product.passwordOf(reader))
      await expect(page).toHaveURL(/#settings\/data$/)
      await expect(report.getByRole('status')).toHaveText('3 lines of 3: 3 done, 0 as they were already, 0 failed')
      expect(await mutedBy((await somebody(product, reader)).client)).toEqual(['ada', 'bob', 'mona'])
      await report.getByRole('button', { name: text('transfer.forget') }).click()
    },
  )

  journey(`the server takes over an import, and a file that is no list is refused here: ${size}`, async ({ visit, product }) => {
    const { client, account } = await somebody(product, options.as)
    const { page, watch } = await visit(options)
    watch.expectComplaint(/status of 403/)
    const settings = new SettingsPage(page)
    await settings.open('data')
    const { window } = settings
    await choose(page, window, 'Follows', ['!!!', '???'])
    await expect(window.getByRole('alert').filter({ hasText: text('transfer.nothing') })).toBeVisible()
    const question = await choose(page, window, 'Follows', ['dave'])
    const mend = await breakCalls(page, 'POST', '/api/pleroma/follow_import', { kind: 'status', status: 403, error: 'Not for you' })
    const start = question.getByRole('button', { name: 'Import 1 line' })
    await start.click()
    await expect(question.getByRole('alert').filter({ hasText: 'Not for you' })).toBeVisible()
    await mend()
    await start.click()
    await expect(question.getByText(text('transfer.started'))).toBeVisible()
    const following = async () => (await accounts.following(client, account.id, { cursor: null })).items.map(({ acct }) => acct)
    await expect.poll(following).toContain('dave')
  })

  journey(`bookmarks go into a file and come back from it: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, options.as)
    const post = await (await somebody(product, 'bob')).post(`Worth keeping, ${size}`)
    await statuses.bookmark(client, post.id)
    const { page } = await visit(options)
    const settings = new SettingsPage(page)
    await settings.open('data')
    const { window } = settings
    const [download] = await Promise.all([page.waitForEvent('download'), window.getByRole('button', { name: 'Export: Bookmarks' }).click()])
    expect(download.suggestedFilename()).toBe('bookmarks.csv')
    const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toContain(post.uri)
    await statuses.unbookmark(client, post.id)
    const question = await choose(page, window, 'Bookmarks', [post.uri ?? '', `${product.origin}/objects/gone`])
    await question.getByRole('button', { name: 'Import 2 lines' }).click()
    const report = window.getByRole('region', { name: 'Import: Bookmarks' })
    await expect(report.getByRole('status')).toHaveText('2 lines of 2: 1 done, 0 as they were already, 1 failed')
    const { items } = await timelines.fetch(client, { path: '/api/v1/bookmarks' }, { cursor: null, limit: 40 })
    expect(items.map(({ id }) => id)).toContain(post.id)
    await report.getByRole('button', { name: text('transfer.forget') }).click()
  })

  journey(`the server makes a backup, tells its state, and says why it makes no other: ${size}`, async ({ visit }) => {
    const { page, watch } = await visit(options)
    watch.expectComplaint(/status of (400|500)/)
    const settings = new SettingsPage(page)
    await page.goto('/lists')
    const mend = await breakCalls(page, 'GET', '/api/v1/pleroma/backups', { kind: 'status', status: 500 })
    await page.goto('/lists#settings/data/backups')
    const section = settings.section('backups.title')
    await expect(section.getByText(/^Error fetching backup list/)).toBeVisible({ timeout: 40_000 })
    await mend()
    await section.getByRole('button', { name: text('general.retry') }).click()
    await expect(section.getByText(text('backups.none'))).toBeVisible()
    const create = section.getByRole('button', { name: text('backups.create') })
    await create.click()
    const download = section.getByRole('listitem').getByRole('link', { name: /^Download/ })
    await expect(download).toBeVisible({ timeout: 30_000 })
    const answer = await page.request.get((await download.getAttribute('href')) ?? '')
    expect((await answer.body()).subarray(0, 2).toString()).toBe('PK')
    await create.click()
    await expect(section.getByRole('alert').filter({ hasText: /^Error adding a new backup/ })).toBeVisible()
  })
}
