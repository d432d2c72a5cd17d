import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { tagQuery } from './tags.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import { followTag } from './followTag.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
  await postAs(world.server, 'ada', 'By the river #weirs')
})
afterEach(() => world.close())

const follows = () => queriesOf(world.session).getQueryData(tagQuery(world.session, 'weirs').queryKey)?.following

test('the state of a followed hashtag is shown, regardless of the earlier one', async () => {
  const { session, server } = world
  await queriesOf(session).query(tagQuery(session, 'weirs'))
  expect(follows()).toBe(false)
  const release = server.hold('GET /api/v1/tags/:name')
  const leave = new QueryObserver(queriesOf(session), { ...tagQuery(session, 'weirs'), staleTime: 0 }).subscribe(() => {})
  await release.arrived
  await followTag(session, 'weirs', true)
  expect(follows()).toBe(true)
  release()
  await settle()
  expect(follows()).toBe(true)
  leave()
})

test('a rejection leaves the tag as it was and says so', async () => {
  const { session, server } = world
  await queriesOf(session).query(tagQuery(session, 'weirs'))
  server.fail('POST /api/v1/tags/:name/follow', 403)
  await followTag(session, 'weirs', true)
  expect(follows()).toBe(false)
  expect(session.notices.get()).toMatchObject([{ messageKey: 'tag.followFailed' }])
})
