import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices } from '#test/app/locators.ts'
import { savedFile } from '#test/app/savedFile.ts'
import { label, text } from '#test/app/text.ts'
import { resizePage } from '#test/resizePage.ts'

/** The first dialog on screen, which is the settings. */
const settings = () => page.getByRole('dialog').first()
const row = (words: string) => settings().getByRole('listitem').filter({ hasText: words })
const button = (name: string | RegExp) => settings().getByRole('button', { name })

appTest('muted people are found, unmuted several at once, and muted again by the undo', async ({ server, visit }) => {
  const { client } = await server.somebody('ada')
  for (const name of ['bob', 'carol', 'dave'])
    await accounts.mute(client, (await accounts.lookup(client, name)).id, { notifications: name !== 'bob' })
  const muted = async () => (await mutesAndBlocks.mutes(client, { cursor: null })).items.map(({ acct }) => acct).toSorted()
  await visit('/lists#settings/mutes/muted', { as: 'ada' })
  await expect.element(row('@dave')).toBeVisible()
  const search = settings().getByRole('searchbox', { name: text('mutes.search') })
  await search.fill('@bo')
  await expect.element(row('@dave')).not.toBeInTheDocument()
  await button('Unmute Bob').click()
  await expect.poll(muted).toEqual(['carol', 'dave'])
  // The row stays until the person leaves the list, with the undo.
  await button('Mute again: Bob').click()
  await expect.poll(muted).toEqual(['bob', 'carol', 'dave'])
  await search.fill('')
  await settings().getByRole('checkbox', { name: /Carol/ }).click()
  await settings().getByRole('checkbox', { name: /Dave/ }).click()
  await button('Unmute 2 people').click()
  await expect.poll(muted).toEqual(['bob'])
  const undo = settings()
    .getByRole('status')
    .filter({ hasText: '2 people unmuted' })
    .getByRole('button', { name: text('general.undo') })
  await expect.element(undo).toBeVisible()
  expect(await faultsIn(settings())).toEqual([])
  await undo.click()
  await expect.poll(muted).toEqual(['bob', 'carol', 'dave'])

  const { name, text: written } = await savedFile(() => button(/^Export/).click())
  const [head, ...lines] = written.trim().split(/\r?\n/)
  expect([name, head, lines.toSorted()]).toEqual([
    'muted_accounts.csv',
    'Account address,Hide notifications',
    ['bob', 'carol', 'dave'].map((one) => `${one}@${location.hostname},${String(one !== 'bob')}`),
  ])
})

for (const [fault, words] of [
  [429, text('errors.rateLimited')],
  [500, 'Something went wrong'],
  ['HTML', text('errors.unreadable')],
] as const)
  appTest(`an unmute that fails (${fault}) leaves the person muted, says why, and can be retried`, async ({ server, visit }) => {
    const { client } = await server.somebody('ada')
    const { id } = await accounts.lookup(client, 'dave')
    await accounts.mute(client, id)
    await visit('/lists#settings/mutes/muted', { as: 'ada', size: 'phone' })
    const route = 'POST /api/v1/accounts/:id/unmute'
    const mend = fault === 'HTML' ? server.html(route) : server.fail(route, fault)
    await button('Unmute Dave').click()
    await expect.element(notices()).toHaveTextContent(text('notEnded.mute'))
    await expect.element(notices()).toHaveTextContent(words)
    await expect.element(button('Unmute Dave')).toBeVisible()
    mend()
    await notices()
      .getByRole('button', { name: text('general.retry') })
      .click()
    await expect.poll(async () => (await accounts.relationships(client, [id]))[0]?.muting).toBe(false)
  })

appTest('servers are muted by name, found and unmuted; an invalid name is rejected', async ({ server, visit }) => {
  const { client } = await server.somebody('ada')
  await domainBlocks.add(client, 'loud.example')
  const muted = async () => (await domainBlocks.list(client)).toSorted()
  await visit('/lists#settings/mutes/servers', { as: 'ada' })
  const field = settings().getByRole('combobox', { name: text('mutes.servers.find') })
  const add = button(label('mutes.servers.add'))
  await field.fill('no server')
  await add.click()
  await expect
    .element(
      settings()
        .getByRole('alert')
        .filter({ hasText: text('mutes.servers.invalid') }),
    )
    .toBeVisible()
  await expect.element(field).toHaveValue('no server')
  expect(await faultsIn(settings())).toEqual([])
  await field.fill('Spam.Example')
  await add.click()
  await expect.element(row('spam.example')).toBeVisible()
  await expect.poll(muted).toEqual(['loud.example', 'spam.example'])
  await button(/^Unmute the server .*loud\.example/).click()
  await expect.poll(muted).toEqual(['spam.example'])
  await button(/^Mute again: the server .*loud\.example/).click()
  await expect.poll(muted).toEqual(['loud.example', 'spam.example'])
  const file = await savedFile(() => button(/^Export/).click())
  expect(file.name).toBe('blocked_domains.csv')
  expect(file.text.trim().split(/\r?\n/).toSorted()).toEqual(['loud.example', 'spam.example'])
  await button(text('mutes.selectAll')).click()
  await button('Unmute 2 servers').click()
  await expect.poll(muted).toEqual([])
  await settings()
    .getByRole('status')
    .filter({ hasText: '2 servers unmuted' })
    .getByRole('button', { name: text('general.undo') })
    .click()
  await expect.poll(muted).toEqual(['loud.example', 'spam.example'])
})

appTest('a list of blocks from Mastodon is previewed and imported, and its failed lines are saved', async ({ server, visit }) => {
  const { client } = await server.somebody('ada')
  const app = await visit('/lists#settings/mutes/blocked', { as: 'ada', size: 'phone' })
  await expect.element(settings().getByRole('tab', { name: text('mutes.blocked') })).toHaveAttribute('aria-selected', 'true')
  const file = new File(['bob\nnobody-here\nnot an address at all\n'], 'blocked_accounts.csv', { type: 'text/csv' })
  await settings().css('input[type="file"]').upload(file)
  const question = dialog('Import: Blocked people')
  await expect.element(question).toHaveTextContent('2 lines can be used. 1 line is not valid')
  expect(await faultsIn(question)).toEqual([])
  await question.getByRole('radio', { name: text('transfer.here') }).click()
  await question.getByRole('button', { name: 'Import 2 lines' }).click()
  await app.advance(1000)
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(async () => (await mutesAndBlocks.blocks(client, { cursor: null })).items.map(({ acct }) => acct)).toEqual(['bob'])
  // The result appears where the import started, and the imported account is in the list.
  const report = settings().getByRole('region', { name: 'Import: Blocked people' })
  const result = 'Lines: 2 of 2 · Done: 1 · As it was: 0 · Failed: 1'
  await expect.element(report.getByRole('status')).toHaveTextContent(result)
  await expect.element(button('Unblock Bob')).toBeVisible()
  location.hash = '#settings/data'
  await expect.element(report.getByRole('status')).toHaveTextContent(result)
  await report.getByText('1 failed line').click()
  await expect.element(report.getByRole('listitem')).toHaveTextContent('nobody-here')
  expect(await faultsIn(settings())).toEqual([])
  const failed = await savedFile(() => report.getByRole('button', { name: text('transfer.saveFailed') }).click())
  expect([failed.name, failed.text.trim()]).toEqual(['failed-blocked_accounts.csv', 'nobody-here'])
  await report.getByRole('button', { name: text('transfer.forget') }).click()
  await expect.element(report).not.toBeInTheDocument()
})

for (const locale of ['en', 'ar'])
  appTest(`on a narrow phone the part of mutes and blocks in the address is scrolled to: ${locale}`, async ({ visit }) => {
    const app = await visit('/about', { as: 'ada', size: 'phone', settings: { interfaceLanguage: locale } })
    await resizePage(320, 844)
    await expect.poll(() => document.documentElement.lang).toBe(locale)
    for (const part of ['muted', 'blocked', 'servers', 'words']) {
      await app.restart(`/lists#settings/mutes/${part}`)
      const shown = settings().css(`#mutes-tab-${part}`)
      await expect.element(shown).toHaveAttribute('aria-selected', 'true')
      await expect
        .poll(() => {
          const tab = shown.element()
          const [box, bar] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()]
          return bar !== undefined && box.left >= bar.left - 1 && box.right <= bar.right + 1
        })
        .toBe(true)
    }
  })
