import { readFile } from 'node:fs/promises'
import * as accounts from '@rookery/api/calls/accounts'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { asMastodon } from '../harness/asMastodon.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey, type Visit } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'mona' },
} as const

async function opened({ page, watch }: Visit) {
  // What Mastodon has besides, the server behind this page has not.
  watch.expectComplaint(/status of 404/)
  const strange = await asMastodon(page)
  const settings = new SettingsPage(page)
  await settings.open('data')
  return { strange, window: settings.window }
}

/** Begins an import and shows how it goes on; who works through it is not asked, because only the page can. */
async function begin(page: Page, window: Locator, what: string, file: string): Promise<Locator> {
  await window
    .getByLabel(`Import: ${what}`)
    .and(window.locator('input[type="file"]'))
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  const question = page.getByRole('dialog', { name: `Import: ${what}` })
  await expect(question).toContainText('can be used.')
  await expect(question.getByRole('radio')).toHaveCount(0)
  await question.getByRole('button', { name: /^Import \d+ line/ }).click()
  return window.getByRole('region', { name: `Import: ${what}` })
}

async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), lines: (await readFile(await download.path(), 'utf8')).trim().split('\n') }
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `where no server imports, the page does: it stands still, goes on after a reload, and tells what failed: ${size}`,
    async ({ visit, product }) => {
      const [{ client, account }, carol, dave] = await Promise.all([
        somebody(product, options.as),
        somebody(product, 'carol'),
        somebody(product, 'dave'),
      ])
      const rita = await accounts.lookup(client, 'rita@remote.example')
      // She lets nobody in without a look; who has asked her has no need to ask again.
      await accounts.follow(client, carol.account.id)
      const visited = await visit(options)
      const { page, watch } = visited
      watch.expectComplaint(/status of 403/)
      const { strange, window } = await opened(visited)
      await breakCalls(page, 'POST', `/api/v1/accounts/${dave.account.id}/follow`, { kind: 'status', status: 403, error: 'Not by you' })
      const letGo = await holdCalls(page, 'POST', new RegExp(`/accounts/${rita.id}/follow$`))
      const people = ['carol@localhost', 'bob', 'rita@remote.example', 'nobody@gone.example', 'dave']
      const report = await begin(
        page,
        window,
        'Follows',
        ['Account address,Show boosts', ...people.map((name) => `${name},true`)].join('\n'),
      )
      const told = report.getByRole('status')
      await expect(told).toHaveText('2 lines of 5: 1 done, 1 as it was already, 0 failed')
      await expect(report.getByRole('progressbar')).toHaveAttribute('value', '2')
      await report.getByRole('button', { name: text('transfer.pause') }).click()
      letGo()
      await expect(report.getByRole('button', { name: text('transfer.resume') })).toBeVisible()
      await page.reload()
      await expect(told).toHaveText('2 lines of 5: 1 done, 1 as it was already, 0 failed')
      await report.getByRole('button', { name: text('transfer.resume') }).click()
      // Whose answer came while it stood still is followed already.
      await expect(told).toHaveText('5 lines of 5: 1 done, 2 as they were already, 2 failed')
      await report.getByText('2 failed lines').click()
      await expect(report.getByRole('listitem')).toHaveText([`nobody@gone.example: ${text('transfer.notFound')}`, /^dave: .*Not by you/])
      expect(await saved(page, report.getByRole('button', { name: text('transfer.saveFailed') }))).toEqual({
        name: 'failed-following_accounts.csv',
        lines: ['Account address,Show boosts,Notify on new posts,Languages', 'nobody@gone.example,true,false,', 'dave,true,false,'],
      })
      const { items } = await accounts.following(client, account.id, { cursor: null })
      expect(items.map(({ acct }) => acct).toSorted()).toEqual(['bob', 'rita@remote.example'])
      expect(strange.filter((call) => !call.startsWith('GET'))).toEqual([])
    },
  )

  journey(
    `where no server imports, own files of who is blocked and muted come back through the page: ${size}`,
    async ({ visit, product }) => {
      const { client } = await somebody(product, options.as)
      const [bob, rita] = await Promise.all([accounts.lookup(client, 'bob'), accounts.lookup(client, 'rita@remote.example')])
      await Promise.all([accounts.block(client, rita.id), accounts.mute(client, bob.id, { notifications: false })])
      const visited = await visit(options)
      const { page } = visited
      const { strange, window } = await opened(visited)
      const files: (readonly [what: string, file: string])[] = []
      for (const what of ['Blocked people', 'Muted people']) {
        const { lines } = await saved(page, window.getByRole('button', { name: `Export: ${what}` }))
        files.push([what, lines.join('\n')])
      }
      await Promise.all([accounts.unblock(client, rita.id), accounts.unmute(client, bob.id)])
      // What the page knows of both is not what is on the server any more.
      await page.reload()
      for (const [what, file] of files) {
        const report = await begin(page, window, what, file)
        await expect(report.getByRole('status')).toHaveText('1 line of 1: 1 done, 0 as they were already, 0 failed')
        await report.getByRole('button', { name: text('transfer.forget') }).click()
      }
      const [blocked, muted] = await Promise.all([
        mutesAndBlocks.blocks(client, { cursor: null }),
        mutesAndBlocks.mutes(client, { cursor: null }),
      ])
      expect([blocked.items.map(({ acct }) => acct), muted.items.map(({ acct }) => acct)]).toEqual([['rita@remote.example'], ['bob']])
      const [relationship] = await accounts.relationships(client, [bob.id])
      expect(relationship).toMatchObject({ muting: true, mutingNotifications: false })
      expect(strange.filter((call) => !call.startsWith('GET'))).toEqual([])
      await Promise.all([accounts.unblock(client, rita.id), accounts.unmute(client, bob.id)])
    },
  )
}
