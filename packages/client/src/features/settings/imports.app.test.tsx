import * as accounts from '@rookery/api/calls/accounts'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import type { ApiClient } from '@rookery/api/http/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { chooseList, importHere, importReport } from '#test/app/imports.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { settingsWindow } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const path = '/lists#settings/data'

const mutedBy = async (client: ApiClient) =>
  (await mutesAndBlocks.mutes(client, { cursor: null })).items.map(({ acct }) => acct).toSorted()

for (const [name, faulty] of [
  ['429', 429],
  ['no network', 'drop'],
] as const)
  appTest(`an import that cannot go on waits, can be paused, and goes on after a reload (${name})`, async ({ server, visit }) => {
    const { client } = await server.somebody('ada')
    const app = await visit(path, { as: 'ada' })
    const route = 'POST /api/v1/accounts/:id/mute'
    const mend = faulty === 'drop' ? server.drop(route) : server.fail(route, faulty)
    const report = await importHere('Muted people', 'Account address,Hide notifications\nbob,true\ncarol,false')
    await expect.element(report.root).toHaveTextContent(text('transfer.waiting'))
    expect(report.root.getByRole('progressbar').element().getAttribute('value')).toBe('0')
    await report.pause.click()
    mend()
    await app.restart()
    await expect.element(report.status).toHaveTextContent(/^0 lines of 2/)
    expect(await mutedBy(client)).toEqual([])
    await report.resume.click()
    await expect.element(report.status).toHaveTextContent('2 lines of 2: 2 done, 0 as they were already, 0 failed')
    expect(await mutedBy(client)).toEqual(['bob', 'carol'])
    await report.forget.click()
    await expect.element(report.root).not.toBeInTheDocument()
  })

appTest('an import whose session ends is kept, and goes on after signing in again', async ({ server, visit }) => {
  const { client } = await server.somebody('carol')
  const { id } = await accounts.lookup(client, 'ada')
  await visit(path, { as: 'carol', size: 'phone' })
  const release = server.hold(`POST /api/v1/accounts/${id}/mute`)
  const report = await importHere('Muted people', 'bob\nada\nmona')
  await expect.element(report.status).toHaveTextContent(/^1 line of 3: 1 done/)
  await server.arrange('endSessions', { of: 'carol' })
  release()
  await expect.element(report.root.getByRole('alert')).toHaveTextContent(text('transfer.signedOut'))
  await expect.element(report.status).toHaveTextContent('1 line of 3: 1 done, 0 as they were already, 0 failed')
  // Without a session it could not go on.
  await expect.element(report.resume).not.toBeInTheDocument()
  await report.root.getByRole('link', { name: text('shell.login') }).click()
  const main = page.getByRole('main')
  await main.css('input[autocomplete="username"]').fill('carol')
  await main.css('input[autocomplete="current-password"]').fill(smallWorldPassword)
  await main.css('button[type="submit"]').click()
  await expect.poll(() => location.hash).toBe('#settings/data')
  await expect.element(report.status).toHaveTextContent('3 lines of 3: 3 done, 0 as they were already, 0 failed')
  expect(await mutedBy((await server.somebody('carol')).client)).toEqual(['ada', 'bob', 'mona'])
})

for (const [name, reply, words] of [
  ['403', Response.json({ error: 'Not for you' }, { status: 403 }), 'Not for you'],
  ['500', 500, 'Error importing'],
  ['HTML', 'html', 'Error importing'],
  ['no network', 'drop', 'Error importing'],
] as const)
  appTest(`an import that the server rejects can be sent again (${name})`, async ({ server, visit }) => {
    const { client, account } = await server.somebody('ada')
    await visit(path, { as: 'ada' })
    const route = 'POST /api/pleroma/follow_import'
    const mend = reply === 'html' ? server.html(route) : reply === 'drop' ? server.drop(route) : server.fail(route, reply)
    const question = await chooseList('Follows', 'dave')
    const start = question.getByRole('button', { name: 'Import 1 line' })
    await start.click()
    await expect.element(question.getByRole('alert').filter({ hasText: words })).toBeVisible()
    mend()
    await start.click()
    await expect.element(question.getByText(text('transfer.started'))).toBeVisible()
    const following = async () => (await accounts.following(client, account.id, { cursor: null })).items.map(({ acct }) => acct)
    await expect.poll(following).toContain('dave')
  })

appTest('a file that is no list is rejected at once', async ({ server, visit }) => {
  await visit(path, { as: 'ada' })
  await chooseList('Follows', '!!!\n???')
  await expect
    .element(
      settingsWindow()
        .getByRole('alert')
        .filter({ hasText: text('transfer.nothing') }),
    )
    .toBeVisible()
  expect(importReport('Follows').root.elements()).toEqual([])
  expect(server.requests.filter((request) => request.includes('import'))).toEqual([])
})
