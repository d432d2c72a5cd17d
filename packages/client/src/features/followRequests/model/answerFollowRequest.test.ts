import * as accounts from '@rookery/api/calls/accounts'
import * as credentials from '@rookery/api/calls/credentials'
import type { AccountId } from '@rookery/api/wire/model'
import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followRequestsQuery } from './followRequests.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { callAs } from '#test/postAs.ts'
import { approveFollowRequest, denyFollowRequest } from './answerFollowRequest.ts'

let server: TestInstance

beforeEach(async () => {
  server = await startTestInstance()
})
afterEach(() => server.close())

/** Dave's follow request to Carol, who approves followers manually. */
async function requested() {
  const carol = await openTestSession({ as: 'carol', server })
  const { id: from } = await server.account('dave')
  await callAs(server, 'dave', 'POST', `/api/v1/accounts/${carol.session.me}/follow`)
  await carol.session.checkToken()
  await feedsOf(carol.session).loadNewer('notifications')
  const [row] = feedsOf(carol.session).at('notifications').get().rows
  if (row?.kind !== 'entry') throw new Error('There is no request.')
  const record = () => carol.session.entities.notifications.get(row.id)
  expect(record()).toMatchObject({ type: 'follow_request', seen: false })
  return { carol, from: from as AccountId, record } // the instance's own id
}
const waiting = () => server.instance.context.db.selectFrom('follows').select('id').where('state', '=', 'pending').execute()

test('an approved request immediately becomes a seen follow notification, and stays so', async () => {
  const { carol, from, record } = await requested()
  const release = server.hold('POST /api/v1/follow_requests/:id/authorize')
  const done = approveFollowRequest(carol.session, from)
  expect(record()).toMatchObject({ type: 'follow', seen: true })
  release()
  await done
  await feedsOf(carol.session).reload('notifications')
  expect(record()).toMatchObject({ type: 'follow', seen: true })
  expect(await waiting()).toEqual([])
  expect(carol.session.entities.relationships.get(from)?.followedBy).toBe(true)
  await carol.close()
})

test.each([403, 404, 500])('a request that the server fails to approve (%i) is restored, with a notice', async (status) => {
  const { carol, from, record } = await requested()
  server.fail('POST /api/v1/follow_requests/:id/authorize', status)
  await approveFollowRequest(carol.session, from)
  expect(record()).toMatchObject({ type: 'follow_request', seen: false })
  expect(carol.session.notices.get()).toMatchObject([{ messageKey: 'followRequest.approveFailed' }])
  await carol.close()
})

test.each([200, 500])('a request leaves the list immediately, and returns to its place if the server rejects (%i)', async (status) => {
  const { carol, from } = await requested()
  carol.session.entities.receive({ accounts: [await credentials.verify(carol.session.client)] })
  const queries = queriesOf(carol.session)
  const query = followRequestsQuery(carol.session)
  await queries.infiniteQuery(query)
  const listed = () => queries.getQueryData(query.queryKey)?.pages.flatMap(({ ids }) => ids)
  expect(listed()).toEqual([from])
  if (status !== 200) server.fail('POST /api/v1/follow_requests/:id/authorize', status)
  const release = server.hold('POST /api/v1/follow_requests/:id/authorize')
  const done = approveFollowRequest(carol.session, from)
  expect(listed()).toEqual([])
  release()
  await done
  expect(listed()).toEqual(status === 200 ? [] : [from])
  const own = carol.session.entities.accounts.get(carol.session.me ?? from)?.own
  expect(own?.followRequestsCount).toBe(status === 200 ? 0 : 1)
  await carol.close()
})

test('a denied request leaves the list after the response of the server, and not before', async () => {
  const { carol, from } = await requested()
  const query = followRequestsQuery(carol.session)
  const listed = () =>
    queriesOf(carol.session)
      .getQueryData(query.queryKey)
      ?.pages.flatMap(({ ids }) => ids)
  await queriesOf(carol.session).infiniteQuery(query)
  const rows = () => feedsOf(carol.session).at('notifications').get().rows.length
  const undo = server.fail('POST /api/v1/follow_requests/:id/reject', 500)
  await denyFollowRequest(carol.session, from)
  expect([rows(), carol.session.notices.get()]).toMatchObject([1, [{ messageKey: 'followRequest.denyFailed' }]])
  expect(listed()).toEqual([from])
  undo()
  const release = server.hold('POST /api/v1/follow_requests/:id/reject')
  const denied = denyFollowRequest(carol.session, from)
  await release.arrived
  expect(listed()).toEqual([from])
  release()
  await denied
  expect([rows(), listed(), await waiting()]).toEqual([0, [], []])
  // The server deletes the notification with the request, so that a call for it would fail.
  expect(carol.asked.filter((call) => call.endsWith('/dismiss'))).toEqual([])
  await feedsOf(carol.session).reload('notifications')
  expect(rows()).toBe(0)
  await carol.close()
})
test.each([
  ['dismissed', true],
  // It has no such call.
  ['left', false],
])('if the server keeps the notification of a denied request, it is %s', async (_, dismissNotification) => {
  const { carol, from } = await requested()
  const server = carol.session.server.get()
  carol.session.setServer({
    ...server,
    capabilities: { ...server.capabilities, dropsDenied: false, dismissNotification },
  })
  await denyFollowRequest(carol.session, from)
  expect(carol.asked.filter((call) => call.endsWith('/dismiss'))).toHaveLength(dismissNotification ? 1 : 0)
  await carol.close()
})

test.each([
  ['approved', 'authorize', approveFollowRequest],
  ['denied', 'reject', denyFollowRequest],
] as const)('a request that was %s on another device just before ends here in the same way', async (_, call, response) => {
  const { carol, from } = await requested()
  carol.session.entities.receive({ relationships: await accounts.relationships(carol.session.client, [from]) })
  await callAs(server, 'carol', 'POST', `/api/v1/follow_requests/${from}/${call}`)
  await response(carol.session, from)
  expect(carol.session.notices.get().filter(({ level }) => level === 'error')).toEqual([])
  expect(carol.session.entities.relationships.get(from)).toMatchObject({ followedBy: call === 'authorize', requestedBy: false })
  await carol.close()
})

test.each([
  ['approved', 'authorize', denyFollowRequest, 'followRequest.denyFailed'],
  ['denied', 'reject', approveFollowRequest, 'followRequest.approveFailed'],
] as const)('a request that was %s on another device shows an error for the opposite answer', async (_, call, response, messageKey) => {
  const { carol, from } = await requested()
  carol.session.entities.receive({ relationships: await accounts.relationships(carol.session.client, [from]) })
  await callAs(server, 'carol', 'POST', `/api/v1/follow_requests/${from}/${call}`)
  await response(carol.session, from)
  expect(carol.session.notices.get()).toMatchObject([{ level: 'error', messageKey }])
  expect(carol.session.entities.relationships.get(from)?.followedBy).toBe(call === 'authorize')
  await carol.close()
})

test('a rejected denial shows a notice where relationships have no follow request flag', async () => {
  const { carol, from } = await requested()
  server.fail('GET /api/v1/accounts/relationships', Response.json([{ id: from, followed_by: false }]))
  server.fail('POST /api/v1/follow_requests/:id/reject', 500)
  await denyFollowRequest(carol.session, from)
  expect(carol.session.notices.get()).toMatchObject([{ messageKey: 'followRequest.denyFailed' }])
  await carol.close()
})
