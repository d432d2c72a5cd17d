import * as calls from '@rookery/api/calls/lists'
import type { AccountId, ListId } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import { accountListsQuery, listMembersQuery, listsQuery } from '#features/lists/model/listQueries.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { deleteList } from '#features/lists/model/deleteList.ts'
import { saveList } from '#features/lists/model/saveList.ts'
import { toggleListMember } from '#features/lists/model/toggleListMember.ts'

/** A server that rejects some calls until it is restored. */
async function open() {
  const rejected = new Set<string>()
  const opened = await openTestSession({
    through: (send) => async (url, init) => {
      const name = `${init.method ?? 'GET'} ${new URL(url).pathname.replace(/\/\d+/, '/:id')}`
      return rejected.has(name) ? Response.json({ error: 'Not today' }, { status: 422 }) : send(url, init)
    },
  })
  const queries = queriesOf(opened.session)
  const members = async (id: ListId) => (await calls.accounts(opened.session.client, id)).items.map(({ acct }) => acct).toSorted()
  const idOf = async (name: 'ada' | 'dave') => (await opened.server.account(name)).id as AccountId // the instance's own id
  return { ...opened, rejected, queries, members, ada: await idOf('ada'), dave: await idOf('dave') }
}

test('a new list whose members are rejected is created once, and a retry continues with it', async () => {
  const { session, rejected, members, ada, dave, close } = await open()
  rejected.add('POST /api/v1/lists/:id/accounts')
  const expected = { title: 'Rowers', rules: {}, members: [ada, dave] }
  const first = await saveList(session, null, expected)
  expect(first).toMatchObject({ id: expect.any(String), error: { text: 'Not today' } })
  // A try that fails before that does not forget that there is one.
  rejected.add('PUT /api/v1/lists/:id')
  expect(await saveList(session, first.id, expected)).toMatchObject({ id: first.id, error: { text: 'Not today' } })
  rejected.clear()
  expect(await saveList(session, first.id, expected)).toEqual({ id: first.id, error: null })
  expect((await calls.all(session.client)).map(({ title }) => title)).toEqual(['Rowers'])
  expect(first.id && (await members(first.id))).toEqual(['ada', 'dave'])
  await close()
})

test('a change of title and members sends only the differences', async () => {
  const { session, queries, members, ada, dave, asked, close } = await open()
  const { id } = await calls.create(session.client, 'Rowers')
  await calls.addAccounts(session.client, id, [ada])
  await queries.query(listMembersQuery(session, id))
  expect(await saveList(session, id, { title: 'Herons', rules: {}, members: [dave] })).toEqual({ id, error: null })
  expect(await members(id)).toEqual(['dave'])
  expect((await calls.get(session.client, id)).title).toBe('Herons')
  asked.length = 0
  await saveList(session, id, { title: 'Herons', rules: {}, members: [dave] })
  expect(asked.filter((call) => /^(POST|DELETE)/.test(call))).toEqual([])
  await close()
})

test('members are added and removed in as few requests as the length of an address permits', async () => {
  const { session, queries, asked, members, server, close } = await open()
  const { id } = await calls.create(session.client, 'Crowd')
  await queries.query(listMembersQuery(session, id))
  const { db, ids } = server.instance.context
  const row = await server.account('rita@remote.example')
  const crowd = Array.from({ length: 250 }, (_, number) => {
    const acct = `crowd${number}@remote.example`
    return { ...row, id: ids.next(), acct, username: `crowd${number}`, ap_id: `https://remote.example/crowd${number}` }
  })
  for (const one of crowd) await db.insertInto('accounts').values(one).execute()
  const everybody = crowd.map((one) => one.id as AccountId) // the instance's own ids
  const changes = () => asked.filter((call) => call.endsWith(`/lists/${id}/accounts`) && !call.startsWith('GET')).length
  await saveList(session, id, { title: 'Crowd', rules: {}, members: everybody })
  expect([changes(), (await members(id)).length]).toEqual([3, 250])
  await saveList(session, id, { title: 'Crowd', rules: {}, members: [] })
  expect([changes(), await members(id)]).toEqual([6, []])
  await close()
})

test('a deleted list disappears immediately, and is restored with a notice if the server rejects', async () => {
  const { session, queries, rejected, close } = await open()
  const list = await calls.create(session.client, 'Rowers')
  const titles = () => queries.getQueryData(listsQuery(session).queryKey)?.map(({ title }) => title)
  await queries.query(listsQuery(session))
  rejected.add('DELETE /api/v1/lists/:id')
  const shown = [titles()]
  queries.getQueryCache().subscribe(() => shown.push(titles()))
  await deleteList(session, list)
  expect(shown).toContainEqual([])
  expect(titles()).toEqual(['Rowers'])
  expect(session.notices.get()).toMatchObject([
    { messageKey: 'lists.deleteFailed', args: { title: 'Rowers', error: { text: 'Not today' } } },
  ])
  rejected.clear()
  let hasResponded = false
  queries.getQueryCache().subscribe(() => {
    if (hasResponded || titles()?.length !== 0) return
    hasResponded = true
    // A response from before the list was deleted.
    queueMicrotask(() => queries.setQueryData(listsQuery(session).queryKey, [list]))
  })
  await deleteList(session, list)
  expect(hasResponded).toBe(true)
  expect(titles()).toEqual([])
  // Another client was faster.
  await deleteList(session, list)
  expect(session.notices.get()).toHaveLength(1)
  await close()
})

test('an account is in a list immediately, and is removed again if the server rejects', async () => {
  const { session, queries, rejected, members, dave, close } = await open()
  const list = await calls.create(session.client, 'Rowers')
  const ids = () => queries.getQueryData(accountListsQuery(session, dave).queryKey)
  await queries.query(accountListsQuery(session, dave))
  rejected.add('POST /api/v1/lists/:id/accounts')
  const refusal = toggleListMember(session, list, dave, true)
  expect(ids()).toEqual([list.id])
  await refusal
  expect(ids()).toEqual([])
  expect(session.notices.get()).toMatchObject([{ messageKey: 'lists.addFailed' }])
  rejected.clear()
  await toggleListMember(session, list, dave, true)
  expect(await members(list.id)).toEqual(['dave'])
  await toggleListMember(session, list, dave, false)
  expect(await members(list.id)).toEqual([])
  expect(ids()).toEqual([])
  await close()
})
