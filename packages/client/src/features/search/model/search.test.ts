import { expect, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { isFull, moreFoundQuery, searchQuery } from './search.ts'

test('results of a text are stored as entities, and a complete handle names one account', async () => {
  const { session, server, close } = await openTestSession()
  await postAs(server, 'dave', 'Grebes on the weir #grebes')
  const queries = queriesOf(session)
  const words = await queries.query(searchQuery(session, 'grebes'))
  expect(words).toMatchObject({
    accounts: [],
    hashtags: [{ name: 'grebes' }],
    sent: { statuses: 1, accounts: 0, hashtags: 1 },
    target: null,
  })
  expect(words.statuses.map((id) => session.entities.statuses.get(id)?.content)).toEqual([expect.stringContaining('Grebes')])
  for (const text of ['@rita@remote.example', 'rita@remote.example', 'https://remote.example/users/rita', 'remote.example/@rita']) {
    const { target } = await queries.query(searchQuery(session, text))
    const acct = target?.kind === 'account' ? session.entities.accounts.get(target.id)?.acct : null
    expect(acct, text).toBe('rita@remote.example')
  }
  await close()
})

test('the next offset counts unreadable items, too, and a page that is not full is the last', async () => {
  const offsets: (string | null)[] = []
  const found = (count: number, from: number) => ({
    accounts: Array.from({ length: count }, (_, index) =>
      index === 3 ? { odd: true } : { id: `P${from + index}`, acct: `p${from + index}` },
    ),
    statuses: [],
    hashtags: [],
  })
  const { session, close } = await openTestSession({
    through: (send) => async (url, init) => {
      const { pathname, searchParams } = new URL(url)
      if (pathname !== '/api/v2/search') return send(url, init)
      offsets.push(searchParams.get('offset'))
      const from = Number(searchParams.get('offset') ?? 0)
      return Response.json(found(from === 40 ? 2 : 20, from))
    },
  })
  const queries = queriesOf(session)
  const first = await queries.query(searchQuery(session, 'p'))
  expect(first.accounts).toHaveLength(19)
  expect(isFull(first, 'accounts')).toBe(true)
  const more = await queries.infiniteQuery({ ...moreFoundQuery(session, 'p', 'accounts', first.sent.accounts), pages: 2 })
  expect(more.map(({ accounts }) => accounts.length)).toEqual([19, 2])
  expect(offsets).toEqual([null, '20', '40'])
  await close()
})

test('a visitor’s search sends no parameters for members', async () => {
  const asked: URLSearchParams[] = []
  const { session, close } = await openTestSession({
    as: null,
    through: (send) => (url, init) => {
      if (url.includes('/api/v2/search')) asked.push(new URL(url).searchParams)
      return send(url, init)
    },
  })
  await queriesOf(session).query(searchQuery(session, 'bob'))
  expect(asked.map((params) => params.get('resolve'))).toEqual([null])
  await close()
})
