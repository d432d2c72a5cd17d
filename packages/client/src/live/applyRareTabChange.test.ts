import * as credentials from '@rookery/api/calls/credentials'
import type { AccountId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approveFollowRequest, denyFollowRequest } from '#features/followRequests/model/answerFollowRequest.ts'
import { followRequestsQuery } from '#features/followRequests/model/followRequests.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, settle } from '#test/postAs.ts'
import { twoTabs } from '#test/twoTabs.ts'
import { applyTabChanges } from './tabChanges.ts'

let here: TestSession
let there: TestSession
let from: AccountId

/** Carol, who approves followers manually, has the requests on screen in two windows. */
beforeEach(async () => {
  const tabs = twoTabs()
  here = await openTestSession({ as: 'carol', tabs: tabs.here })
  there = await openTestSession({ server: here.server, browser: here.browser, tabs: tabs.there })
  await callAs(here.server, 'dave', 'POST', `/api/v1/accounts/${here.session.me}/follow`)
  from = (await here.server.account('dave')).id as AccountId // the instance's own id
  for (const { session } of [here, there]) {
    applyTabChanges(session)
    session.entities.receive({ accounts: [await credentials.verify(session.client)] })
    await feedsOf(session).loadNewer('notifications')
    await queriesOf(session).infiniteQuery(followRequestsQuery(session))
  }
})
afterEach(async () => {
  await there.close()
  await here.close()
})

const waiting = (session: Session) =>
  queriesOf(session)
    .getQueryData(followRequestsQuery(session).queryKey)
    ?.pages.flatMap(({ ids }) => ids)
const count = ({ entities, me }: Session) => me && entities.accounts.get(me)?.own?.followRequestsCount
const types = ({ entities }: Session) => [...entities.notifications.ids()].map((id) => entities.notifications.get(id)?.type)

test('a request approved in one window becomes a follow notification in the other, too, without a request', async () => {
  there.asked.length = 0
  await approveFollowRequest(here.session, from)
  await expect.poll(() => waiting(there.session)).toEqual([])
  expect([count(there.session), types(there.session)]).toEqual([0, ['follow']])
  expect(there.session.entities.relationships.get(from)?.followedBy).toBe(true)
  expect(there.asked).toEqual([])
})

test('a request denied in one window is removed in the other', async () => {
  await denyFollowRequest(here.session, from)
  await expect.poll(() => waiting(there.session)).toEqual([])
  expect(count(there.session)).toBe(0)
  expect(feedsOf(there.session).at('notifications').get().rows).toEqual([])
})

test('a request approved in both windows simultaneously is counted once in each, and neither reports a failure', async () => {
  await callAs(here.server, 'bob', 'POST', `/api/v1/accounts/${here.session.me}/follow`)
  for (const { session } of [here, there]) session.entities.receive({ accounts: [await credentials.verify(session.client)] })
  const release = here.server.hold('POST /api/v1/follow_requests/:id/authorize')
  const both = [here, there].map(({ session }) => approveFollowRequest(session, from))
  await release.arrived
  release()
  await Promise.all(both)
  await settle()
  for (const { session } of [here, there]) {
    expect([count(session), waiting(session)]).toEqual([1, []])
    expect(session.notices.get()).toMatchObject([{ messageKey: 'followRequest.approved' }])
  }
})
