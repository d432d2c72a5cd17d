import { readFile } from 'node:fs/promises'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import * as accounts from '@rookery/api/calls/accounts'
import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'mona' },
} as const

async function openPart(page: Page, part: 'muted' | 'blocked' | 'servers' | 'words'): Promise<Locator> {
  await page.goto(`/lists#settings/mutes/${part}`)
  const window = page.getByRole('dialog').first()
  await expect(window.getByRole('tab', { name: text(`mutes.${part}`) })).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 })
  return window
}

async function savedBy(page: Page, button: Locator): Promise<{ name: string; lines: readonly string[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const written = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), lines: written.trim().split(/\r?\n/) }
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`people muted are found, heard again several at once, and muted again by the way back: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, options.as)
    for (const name of ['bob', 'carol', 'dave']) {
      const { id } = await accounts.lookup(client, name)
      await accounts.mute(client, id, { notifications: name !== 'bob' })
    }
    const muted = async () => (await mutesAndBlocks.mutes(client, { cursor: null })).items.map(({ acct }) => acct).toSorted()
    const { page, watch } = await visit(options)
    watch.expectComplaint(/status of 500/)
    const window = await openPart(page, 'muted')
    await expect(window.getByRole('listitem').filter({ hasText: '@dave' })).toBeVisible()
    await expectAccessible(page)
    const search = window.getByRole('searchbox', { name: text('mutes.search') })
    await search.fill('@bo')
    await expect(window.getByRole('listitem').filter({ hasText: '@dave' })).toHaveCount(0)
    await window.getByRole('button', { name: 'Unmute Bob' }).click()
    await expect.poll(muted).toEqual(['carol', 'dave'])
    // It stays until the list is left, with the way back.
    await window.getByRole('button', { name: 'Mute again: Bob' }).click()
    await expect.poll(muted).toEqual(['bob', 'carol', 'dave'])
    await search.fill('')
    await window.getByRole('checkbox', { name: /Carol/ }).check()
    await window.getByRole('checkbox', { name: /Dave/ }).check()
    await window.getByRole('button', { name: 'Unmute 2 people' }).click()
    await expect.poll(muted).toEqual(['bob'])
    const told = window.getByRole('status').filter({ hasText: '2 people unmuted' })
    await expectAccessible(page)
    await told.getByRole('button', { name: text('general.undo') }).click()
    await expect.poll(muted).toEqual(['bob', 'carol', 'dave'])

    // A refusal leaves them muted, and says why over the dialog.
    const mend = await breakCalls(page, 'POST', '/api/v1/accounts/*/unmute', { kind: 'status', status: 500 })
    await window.getByRole('button', { name: 'Unmute Dave' }).click()
    const notices = page.getByRole('region', { name: text('notices.label') })
    await expect(notices).toContainText(text('notEnded.mute'))
    await expect(window.getByRole('button', { name: 'Unmute Dave' })).toBeVisible()
    await mend()
    await notices.getByRole('button', { name: text('general.retry') }).click()
    await expect.poll(muted).toEqual(['bob', 'carol'])

    const { name, lines } = await savedBy(page, window.getByRole('button', { name: /^Export/ }))
    expect([name, lines[0], lines.slice(1).toSorted()]).toEqual([
      'muted_accounts.csv',
      'Account address,Hide notifications',
      ['bob', 'carol'].map((one) => `${one}@localhost,${String(one !== 'bob')}`),
    ])
  })

  journey(`servers are muted by name, found, heard again, and refused where the name is none: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, options.as)
    await domainBlocks.add(client, 'loud.example')
    const { page } = await visit(options)
    const window = await openPart(page, 'servers')
    const field = window.getByRole('combobox', { name: text('mutes.servers.find') })
    const add = window.getByRole('button', { name: text('mutes.servers.add'), exact: true })
    await field.fill('no server')
    await add.click()
    await expect(window.getByRole('alert').filter({ hasText: text('mutes.servers.invalid') })).toBeVisible()
    await expect(field).toHaveValue('no server')
    await expectAccessible(page)
    await field.fill('Spam.Example')
    await add.click()
    await expect(window.getByRole('listitem').filter({ hasText: 'spam.example' })).toBeVisible()
    await expect.poll(async () => domainBlocks.list(client)).toContain('spam.example')
    await window.getByRole('button', { name: /^Unmute the server .*loud\.example/ }).click()
    await expect.poll(async () => domainBlocks.list(client)).not.toContain('loud.example')
    await window.getByRole('button', { name: /^Mute again: the server .*loud\.example/ }).click()
    await expect.poll(async () => domainBlocks.list(client)).toContain('loud.example')
    const { name, lines } = await savedBy(page, window.getByRole('button', { name: /^Export/ }))
    expect([name, [...lines].toSorted()]).toEqual(['blocked_domains.csv', ['loud.example', 'spam.example']])
    await window.getByRole('button', { name: text('mutes.selectAll') }).click()
    await window.getByRole('button', { name: 'Unmute 2 servers' }).click()
    await expect.poll(async () => domainBlocks.list(client)).toEqual([])
    const told = window.getByRole('status').filter({ hasText: '2 servers unmuted' })
    await expectAccessible(page)
    await told.getByRole('button', { name: text('general.undo') }).click()
    await expect.poll(async () => (await domainBlocks.list(client)).toSorted()).toEqual(['loud.example', 'spam.example'])
  })

  journey(`a list of blocks from Mastodon is looked through and worked off: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, options.as)
    const { page, watch } = await visit(options)
    watch.expectComplaint(/status of 404/)
    const window = await openPart(page, 'blocked')
    const buffer = Buffer.from('bob\nnobody-here\nnot an address at all\n')
    await window.locator('input[type="file"]').setInputFiles({ name: 'blocked_accounts.csv', mimeType: 'text/csv', buffer })
    const question = page.getByRole('dialog', { name: 'Import: Blocked people' })
    await expect(question).toContainText('2 lines can be used. 1 line is something else')
    await question.getByRole('radio', { name: text('transfer.here') }).check()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Import 2 lines' }).click()
    await expect(question).toHaveCount(0)
    await expect.poll(async () => (await mutesAndBlocks.blocks(client, { cursor: null })).items.map(({ acct }) => acct)).toEqual(['bob'])
    // It is told where it was begun, and who came with it is in the list.
    const report = window.getByRole('region', { name: 'Import: Blocked people' })
    await expect(report.getByRole('status')).toHaveText('2 lines of 2: 1 done, 0 as they were already, 1 failed')
    await expect(window.getByRole('button', { name: 'Unblock Bob' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/lists#settings/data')
    await expect(report.getByRole('status')).toHaveText('2 lines of 2: 1 done, 0 as they were already, 1 failed')
    await report.getByText('1 failed line').click()
    await expect(report.getByRole('listitem')).toContainText('nobody-here')
    await expectAccessible(page)
    const failed = await savedBy(page, report.getByRole('button', { name: text('transfer.saveFailed') }))
    expect([failed.name, failed.lines]).toEqual(['failed-blocked_accounts.csv', ['nobody-here']])
    await report.getByRole('button', { name: text('transfer.forget') }).click()
    await expect(report).toHaveCount(0)
    await accounts.unblock(client, (await accounts.lookup(client, 'bob')).id)
  })
}

for (const locale of ['en', 'ar']) {
  journey(`on a phone the part of mutes and blocks that an address names is seen whole: ${locale}`, async ({ visit }) => {
    const { page } = await visit({ as: 'mona', locale, viewport: { width: 320, height: 844 }, hasTouch: true, isMobile: true })
    for (const part of ['muted', 'blocked', 'servers', 'words'] as const) {
      await page.goto('/about')
      await page.goto(`/lists#settings/mutes/${part}`)
      const selected = page
        .getByRole('dialog')
        .first()
        .getByRole('tab', { name: text(`mutes.${part}`, locale) })
      await expect(selected).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 })
      await expect
        .poll(() =>
          selected.evaluate((one) => {
            const [row, tab] = [one.parentElement?.getBoundingClientRect(), one.getBoundingClientRect()]
            return row !== undefined && tab.left >= row.left - 1 && tab.right <= row.right + 1
          }),
        )
        .toBe(true)
    }
  })
}
