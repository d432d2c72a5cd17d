import * as accounts from '@rookery/api/calls/accounts'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { asMastodon, foreignChanges } from '#test/app/asMastodon.ts'
import { chooseList, importHere } from '#test/app/imports.ts'
import { savedFile } from '#test/app/savedFile.ts'
import { settingsWindow } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const path = '/lists#settings/data'

appTest('where no server imports, the page does: it pauses, goes on after a reload, and lists failed lines', async ({ server, visit }) => {
  const [{ client, account }, carol, dave] = await Promise.all([
    server.somebody('ada'),
    server.somebody('carol'),
    server.somebody('dave'),
  ])
  const rita = await accounts.lookup(client, 'rita@remote.example')
  // Carol approves her followers by hand, so this is a request, which needs no other.
  await accounts.follow(client, carol.account.id)
  asMastodon(server)
  server.fail(`POST /api/v1/accounts/${dave.account.id}/follow`, Response.json({ error: 'Not by you' }, { status: 403 }))
  const release = server.hold(`POST /api/v1/accounts/${rita.id}/follow`)
  const app = await visit(path, { as: 'ada' })
  const people = ['carol@localhost', 'bob', 'rita@remote.example', 'nobody@gone.example', 'dave']
  const report = await importHere('Follows', ['Account address,Show boosts', ...people.map((name) => `${name},true`)].join('\n'))
  await expect.element(report.status).toHaveTextContent('2 lines of 5: 1 done, 1 as it was already, 0 failed')
  expect(report.root.getByRole('progressbar').element().getAttribute('value')).toBe('2')
  await report.pause.click()
  release()
  await expect.element(report.resume).toBeVisible()
  await app.restart()
  await expect.element(report.status).toHaveTextContent('2 lines of 5: 1 done, 1 as it was already, 0 failed')
  await report.resume.click()
  // Rita's response came during the pause, so she is followed already.
  await expect.element(report.status).toHaveTextContent('5 lines of 5: 1 done, 2 as they were already, 2 failed')
  await report.root.getByText('2 failed lines').click()
  const failed = report.root
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(failed).toEqual([`nobody@gone.example: ${text('transfer.notFound')}`, expect.stringMatching(/^dave: .*Not by you/)])
  const file = await savedFile(() => report.root.getByRole('button', { name: text('transfer.saveFailed') }).click())
  expect([file.name, file.text.trim().split('\n')]).toEqual([
    'failed-following_accounts.csv',
    ['Account address,Show boosts,Notify on new posts,Languages', 'nobody@gone.example,true,false,', 'dave,true,false,'],
  ])
  const { items } = await accounts.following(client, account.id, { cursor: null })
  expect(items.map(({ acct }) => acct).toSorted()).toEqual(['bob', 'rita@remote.example'])
  expect(foreignChanges(server)).toEqual([])
})

appTest('where no server imports, there is no choice of how', async ({ server, visit }) => {
  asMastodon(server)
  await visit(path, { as: 'ada', size: 'phone' })
  const question = await chooseList('Follows', 'bob')
  await expect.element(question).toHaveTextContent('1 line can be used.')
  await expect.element(question.getByRole('radio')).not.toBeInTheDocument()
})

appTest('where no server imports, exported lists of blocked and muted people come back through the page', async ({ server, visit }) => {
  const { client } = await server.somebody('ada')
  const [bob, rita] = await Promise.all([accounts.lookup(client, 'bob'), accounts.lookup(client, 'rita@remote.example')])
  await Promise.all([accounts.block(client, rita.id), accounts.mute(client, bob.id, { notifications: false })])
  asMastodon(server)
  const app = await visit(path, { as: 'ada' })
  const files: (readonly [what: string, content: string])[] = []
  for (const what of ['Blocked people', 'Muted people']) {
    const exported = await savedFile(() =>
      settingsWindow()
        .getByRole('button', { name: `Export: ${what}` })
        .click(),
    )
    files.push([what, exported.text])
  }
  await Promise.all([accounts.unblock(client, rita.id), accounts.unmute(client, bob.id)])
  // The page's knowledge of both is out of date.
  await app.restart()
  for (const [what, content] of files) {
    const report = await importHere(what, content)
    await expect.element(report.status).toHaveTextContent('1 line of 1: 1 done, 0 as they were already, 0 failed')
    await report.forget.click()
  }
  const lists = await Promise.all([mutesAndBlocks.blocks(client, { cursor: null }), mutesAndBlocks.mutes(client, { cursor: null })])
  expect(lists.map(({ items }) => items.map(({ acct }) => acct))).toEqual([['rita@remote.example'], ['bob']])
  const [relationship] = await accounts.relationships(client, [bob.id])
  expect(relationship).toMatchObject({ muting: true, mutingNotifications: false })
  expect(foreignChanges(server)).toEqual([])
})
