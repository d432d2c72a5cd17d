import * as accounts from '@rookery/api/calls/accounts'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import * as bookmarks from '@rookery/api/calls/bookmarks'
import * as timelines from '@rookery/api/calls/timelines'
import type { ApiClient } from '@rookery/api/http/client'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { appTest, type RunningApp } from '#test/app/appTest.tsx'
import { asMastodon, foreignChanges } from '#test/app/asMastodon.ts'
import { chooseList, importHere, type importReport } from '#test/app/imports.ts'
import { savedFile } from '#test/app/savedFile.ts'
import { settingsSection, settingsWindow } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const data = '/lists#settings/data'
const mutes = 'POST /api/v1/accounts/:id/mute'

const mutedBy = async (client: ApiClient) => (await mutesAndBlocks.mutes(client, { cursor: null })).items.map(({ acct }) => acct).toSorted()

/** Lets the pauses of an import pass until it says so. */
async function expectNotice(app: RunningApp, { status }: ReturnType<typeof importReport>, words: string | RegExp): Promise<void> {
  const notified = async () => {
    await app.advance(1000)
    return status.query()?.textContent ?? ''
  }
  await expect.poll(notified).toMatch(words)
}

const exportOf = (what: string) =>
  savedFile(() =>
    settingsWindow()
      .getByRole('button', { name: `Export: ${what}` })
      .click(),
  )

appTest('an import waits for a server that throttles or loses its responses, and continues after a restart', async ({ server, visit }) => {
  const { client } = await server.somebody('ada')
  const app = await visit(data, { as: 'ada' })
  let mend = server.fail(mutes, 429)
  const report = await importHere('Muted people', 'Account address,Hide notifications\nbob,true\ncarol,false\n')
  const expectWaiting = async () => {
    const shown = async () => {
      await app.advance(1000)
      return report.root.element().textContent
    }
    await expect.poll(shown).toContain(text('transfer.waiting'))
  }
  await expectWaiting()
  await expect.element(report.root.getByRole('progressbar')).toHaveAttribute('value', '0')
  await report.pause.click()
  mend()
  await app.restart()
  await expect.element(report.status).toHaveTextContent(/^Lines: 0 of 2/)
  expect(await mutedBy(client)).toEqual([])

  // The server mutes, and its response is lost.
  mend = server.change(mutes, () => {
    throw new TypeError('Failed to fetch')
  })
  await report.resume.click()
  await expectWaiting()
  await expect.element(report.status).toHaveTextContent(/^Lines: 0 of 2/)
  await expect.poll(() => mutedBy(client)).toEqual(['bob'])
  await report.pause.click()
  mend()
  await app.restart()
  await report.resume.click()
  await expectNotice(app, report, 'Lines: 2 of 2 · Done: 1 · As it was: 1 · Failed: 0')
  expect(await mutedBy(client)).toEqual(['bob', 'carol'])
  await report.forget.click()
  await expect.element(report.root).not.toBeInTheDocument()
})

appTest('the server takes over an import, bookmarks return from a file, and an invalid file is rejected', async ({ server, visit }) => {
  const [{ client, account }, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  const post = await bob.post('Worth keeping')
  await bookmarks.bookmark(client, post.id)
  const app = await visit(data, { as: 'ada' })
  await chooseList('People you follow', '!!!\n???\n')
  await expect
    .element(
      settingsWindow()
        .getByRole('alert')
        .filter({ hasText: text('transfer.nothing') }),
    )
    .toBeVisible()
  const question = await chooseList('People you follow', 'dave\n')
  const mend = server.fail('POST /api/pleroma/follow_import', Response.json({ error: 'Not for you' }, { status: 403 }))
  const start = question.getByRole('button', { name: 'Import 1 line' })
  await start.click()
  await expect.element(question.getByRole('alert').filter({ hasText: 'Not for you' })).toBeVisible()
  mend()
  await start.click()
  await expect.element(question.getByText(text('transfer.started'))).toBeVisible()
  const following = async () => (await accounts.following(client, account.id, { cursor: null })).items.map(({ acct }) => acct)
  await expect.poll(following).toEqual(['dave'])
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()

  const file = await exportOf('Bookmarks')
  expect([file.name, file.text.trim()]).toEqual(['bookmarks.csv', post.uri])
  await bookmarks.unbookmark(client, post.id)
  const report = await importHere('Bookmarks', `${file.text}${server.origin}/objects/gone\n`)
  await expectNotice(app, report, 'Lines: 2 of 2 · Done: 1 · As it was: 0 · Failed: 1')
  const { items } = await timelines.fetch(client, { path: '/api/v1/bookmarks' }, { cursor: null, limit: 40 })
  expect(items.map(({ id }) => id)).toEqual([post.id])
})

appTest('without imports on the server the client imports, and reports failed lines', async ({ server, visit }) => {
  const [ada, bob, carol, dave, mona] = await Promise.all(
    (['ada', 'bob', 'carol', 'dave', 'mona'] as const).map((name) => server.somebody(name)),
  )
  if (!ada || !bob || !carol || !dave || !mona) throw new Error('Somebody is missing.')
  const { client, account } = ada
  const rita = await accounts.lookup(client, 'rita@remote.example')
  // She approves followers by hand, and a second request is none.
  await accounts.follow(client, carol.account.id)
  await accounts.block(client, mona.account.id)
  await accounts.mute(client, bob.account.id, { notifications: false })
  asMastodon(server)
  server.fail(`POST /api/v1/accounts/${dave.account.id}/follow`, Response.json({ error: 'Not by you' }, { status: 403 }))
  const release = server.hold(`POST /api/v1/accounts/${rita.id}/follow`)
  const app = await visit(data, { as: 'ada' })
  const names = ['carol@localhost', 'bob', 'rita@remote.example', 'nobody@gone.example', 'dave']
  const report = await importHere('People you follow', ['Account address,Show boosts', ...names.map((name) => `${name},true`)].join('\n'))
  await expectNotice(app, report, 'Lines: 2 of 5 · Done: 1 · As it was: 1 · Failed: 0')
  await expect.element(report.root.getByRole('progressbar')).toHaveAttribute('value', '2')
  await report.pause.click()
  release()
  await expect.element(report.resume).toBeVisible()
  await app.restart()
  await expect.element(report.status).toHaveTextContent('Lines: 2 of 5 · Done: 1 · As it was: 1 · Failed: 0')
  await report.resume.click()
  // The follow whose response came during the pause is made already.
  await expectNotice(app, report, 'Lines: 5 of 5 · Done: 1 · As it was: 2 · Failed: 2')
  await report.root.getByText('2 failed lines').click()
  const failed = report.root.getByRole('listitem')
  await expect.element(failed.first()).toHaveTextContent(`nobody@gone.example: ${text('transfer.notFound')}`)
  await expect.element(failed.last()).toHaveTextContent(/^dave: .*Not by you/)
  const file = await savedFile(() => report.root.getByRole('button', { name: text('transfer.saveFailed') }).click())
  expect([file.name, ...file.text.trim().split('\n')]).toEqual([
    'failed-following_accounts.csv',
    'Account address,Show boosts,Notify on new posts,Languages',
    'nobody@gone.example,true,false,',
    'dave,true,false,',
  ])
  const { items } = await accounts.following(client, account.id, { cursor: null })
  expect(items.map(({ acct }) => acct).toSorted()).toEqual(['bob', 'rita@remote.example'])

  // Own files of blocked and muted people are imported in the same way.
  const files = [await exportOf('Blocked people'), await exportOf('Muted people')]
  await Promise.all([accounts.unblock(client, mona.account.id), accounts.unmute(client, bob.account.id)])
  await app.restart()
  for (const [index, what] of ['Blocked people', 'Muted people'].entries()) {
    const again = await importHere(what, files[index]?.text ?? '')
    await expectNotice(app, again, 'Lines: 1 of 1 · Done: 1 · As it was: 0 · Failed: 0')
    await again.forget.click()
  }
  const blocked = (await mutesAndBlocks.blocks(client, { cursor: null })).items.map(({ acct }) => acct)
  expect([blocked, await mutedBy(client)]).toEqual([['mona'], ['bob']])
  expect((await accounts.relationships(client, [bob.account.id]))[0]).toMatchObject({ muting: true, mutingNotifications: false })
  expect(foreignChanges(server)).toEqual([])
})

appTest('the server makes a backup and shows its state, and says why it makes no other', async ({ server, visit }) => {
  const mend = server.fail('GET /api/v1/pleroma/backups', 500)
  const app = await visit(`${data}/backups`, { as: 'ada', size: 'phone' })
  const section = settingsSection('backups.title')
  const after = async <Result,>(ms: number, look: () => Result) => {
    await app.advance(ms)
    return look()
  }
  await expect.poll(() => after(1000, () => section.query()?.textContent)).toMatch(/Error fetching backup list/)
  mend()
  await section.getByRole('button', { name: text('general.retry') }).click()
  await expect.element(section.getByText(text('backups.none'))).toBeVisible()
  const create = section.getByRole('button', { name: text('backups.create') })
  await create.click()
  const download = section.getByRole('listitem').getByRole('link', { name: /^Download/ })
  await expect.poll(() => after(1000, () => download.query())).not.toBeNull()
  await create.click()
  await expect.element(section.getByRole('alert').filter({ hasText: /^Error adding a new backup/ })).toBeVisible()
})
