import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as lists from '@rookery/api/calls/lists'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import * as ownFilters from '@rookery/api/calls/ownFilters'
import * as statuses from '@rookery/api/calls/statuses'
import * as tags from '@rookery/api/calls/tags'
import * as timelines from '@rookery/api/calls/timelines'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { importHere, importReport } from '#test/app/imports.ts'
import { savedFile } from '#test/app/savedFile.ts'
import { text } from '#test/app/text.ts'
import type { Somebody, TestServer } from '#test/app/TestServer.ts'

const path = '/lists#settings/data'
const people = 'Account address'
const note = 'Met at the weir, "twice"\nand at the lock'

/** The files that Ada's things leave in: the kind, the name, and the lines. A line end inside a field counts as none. */
const files = (postUri: string) =>
  [
    ['Follows', 'following_accounts.csv', [`${people},Show boosts,Notify on new posts,Languages`, 'bob@localhost,true,false,']],
    ['Blocked people', 'blocked_accounts.csv', ['carol@localhost']],
    ['Muted people', 'muted_accounts.csv', [`${people},Hide notifications`, 'rita@remote.example,false']],
    ['Muted servers', 'blocked_domains.csv', ['loud.example']],
    ['Lists', 'lists.csv', ['"Rowers, old",bob@localhost']],
    ['Bookmarks', 'bookmarks.csv', [postUri]],
    ['Followed hashtags', 'followed_tags.csv', ['Hashtag', 'heron']],
    ['Private notes', 'account_notes.csv', [`${people},Note`, 'bob@localhost,"Met at the weir, ""twice""\nand at the lock"']],
    ['Filters', 'filters.csv', ['Phrase,Contexts,Whole word,Hide,Expires at', '"eel, smoked",home thread,true,false,']],
  ] as const

const fileContent = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

/** Bob posts; the hashtag becomes known. */
async function postOfBob(server: TestServer) {
  const bob = await server.somebody('bob')
  const post = await bob.post('Worth taking along')
  await bob.post('Now this tag is known: #heron')
  return { bob, post }
}

async function giveOneOfEach(server: TestServer, { client }: Somebody): Promise<string> {
  const { bob, post } = await postOfBob(server)
  const [rita, carol] = await Promise.all([accounts.lookup(client, 'rita@remote.example'), accounts.lookup(client, 'carol')])
  await accounts.follow(client, bob.account.id)
  await accounts.mute(client, rita.id, { notifications: false })
  await accounts.block(client, carol.id)
  await accounts.note(client, bob.account.id, note)
  await lists.addAccounts(client, (await lists.create(client, 'Rowers, old')).id, [bob.account.id])
  await domainBlocks.add(client, 'loud.example')
  await statuses.bookmark(client, post.id)
  await tags.follow(client, 'heron')
  const phrases = [{ id: null, phrase: 'eel, smoked', wholeWord: true }]
  await ownFilters.create(client, 'v1', { title: 'eel, smoked', phrases, contexts: ['home', 'thread'], hides: false, expiresIn: null })
  return post.uri ?? ''
}

appTest('everything that somebody has is exported to files', async ({ server, visit }) => {
  const uri = await giveOneOfEach(server, await server.somebody('ada'))
  await visit(path, { as: 'ada' })
  for (const [what, name, lines] of files(uri)) {
    const file = await savedFile(() => page.getByRole('button', { name: `Export: ${what}`, exact: true }).click())
    expect(file).toEqual({ name, text: fileContent(lines) })
  }
})

appTest('exported files give another account the same, each with a report', async ({ server, visit }) => {
  const { bob, post } = await postOfBob(server)
  const { client, account } = await server.somebody('mona')
  await visit(path, { as: 'mona', size: 'phone' })
  for (const [what, , lines] of files(post.uri ?? '')) {
    const report = await importHere(what, fileContent(lines))
    await expect.element(report.status).toHaveTextContent('1 line of 1: 1 done, 0 as they were already, 0 failed')
    await report.forget.click()
    await expect.element(report.root).not.toBeInTheDocument()
  }
  const whole = { cursor: null }
  const names = ({ items }: { readonly items: readonly { readonly acct: string }[] }) => items.map(({ acct }) => acct)
  expect(names(await accounts.following(client, account.id, whole))).toEqual(['bob'])
  expect(names(await mutesAndBlocks.blocks(client, whole))).toEqual(['carol'])
  expect(names(await mutesAndBlocks.mutes(client, whole))).toEqual(['rita@remote.example'])
  expect(await domainBlocks.list(client)).toEqual(['loud.example'])
  expect((await lists.all(client)).map(({ title }) => title)).toEqual(['Rowers, old'])
  const bookmarks = await timelines.fetch(client, { path: '/api/v1/bookmarks' }, { cursor: null, limit: 40 })
  expect(bookmarks.items.map(({ uri }) => uri)).toEqual([post.uri])
  expect((await tags.followed(client, whole)).items.map(({ name }) => name)).toEqual(['heron'])
  const filters = await ownFilters.list(client, 'v1')
  expect(filters.map(({ phrases, contexts }) => [phrases[0]?.phrase, contexts])).toEqual([['eel, smoked', ['home', 'thread']]])
  const [relationship] = await accounts.relationships(client, [bob.account.id])
  expect(relationship?.note).toBe(note)
})

appTest('bookmarks come back from a file, and one that is gone is counted as failed', async ({ server, visit }) => {
  const { post } = await postOfBob(server)
  await visit(path, { as: 'ada' })
  const report = await importHere('Bookmarks', `${post.uri ?? ''}\n${server.origin}/objects/gone`)
  await expect.element(report.status).toHaveTextContent('2 lines of 2: 1 done, 0 as they were already, 1 failed')
  const { client } = await server.somebody('ada')
  const { items } = await timelines.fetch(client, { path: '/api/v1/bookmarks' }, { cursor: null, limit: 40 })
  expect(items.map(({ id }) => id)).toEqual([post.id])
})

appTest('an import whose responses are lost waits, is paused, and goes on after a reload', async ({ server, visit }) => {
  const { client } = await server.somebody('ada')
  const [bob, carol] = await Promise.all(['bob', 'carol'].map(async (name) => (await accounts.lookup(client, name)).id))
  if (!bob || !carol) throw new Error('One for each name')
  const muted = async () => (await accounts.relationships(client, [bob, carol])).map(({ muting }) => muting)
  const app = await visit(path, { as: 'ada' })
  // The server acts, and the network breaks before its response.
  const end = server.change(`POST /api/v1/accounts/${bob}/mute`, () => {
    throw new TypeError('Failed to fetch')
  })
  const report = await importHere('Muted people', 'bob\ncarol\n')
  await expect.element(report.root).toHaveTextContent(text('transfer.waiting'))
  await expect.element(report.status).toHaveTextContent(/^0 lines of 2/)
  await expect.poll(muted).toEqual([true, false])
  await report.pause.click()
  await app.restart()
  await expect.element(report.status).toHaveTextContent(/^0 lines of 2/)
  end()
  // Now no request arrives at all.
  const mends = ['lookup', 'relationships', 'search'].map((call) => server.drop(`GET /api/v1/accounts/${call}`))
  await report.resume.click()
  await expect.element(report.root).toHaveTextContent(text('transfer.waiting'))
  await report.pause.click()
  for (const mend of mends) mend()
  await report.resume.click()
  await expect.element(report.status).toHaveTextContent('2 lines of 2: 1 done, 1 as it was already, 0 failed')
  await expect.poll(muted).toEqual([true, true])
  await report.forget.click()
  await expect.element(importReport('Muted people').root).not.toBeInTheDocument()
})
