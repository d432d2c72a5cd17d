import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { resumeOf } from '#features/session/model/resumeOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { editHistoryQuery } from '#features/statuses/model/editHistoryQuery.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'

let world: TestSession
let id: StatusId

beforeEach(async () => {
  world = await openTestSession()
  id = await know(world.session, await postAs(world.server, 'ada', 'Hello'))
})
afterEach(() => world.close())

function watchHistory() {
  const { session } = world
  const observer = new QueryObserver(queriesOf(session), editHistoryQuery(session, id))
  observer.subscribe(() => {})
  return observer
}

test('a query of a page that began offline is sent again at the first sign of a connection', async () => {
  const connect = world.server.fail('GET /api/v1/statuses/:id/history', 503)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const history = watchHistory()
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    expect(history.getCurrentResult().isError).toBe(true)
  })
  connect()
  resumeOf(world.session).notify()
  await vi.waitFor(() => expect(history.getCurrentResult()).toMatchObject({ error: null, data: [{ content: 'Hello' }] }))
})

test('a retry that waits while the page is hidden goes on when it is shown', async () => {
  const mend = world.server.fail('GET /api/v1/statuses/:id/history', 503)
  focusManager.setFocused(false)
  onTestFinished(() => focusManager.setFocused(undefined))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const history = watchHistory()
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    expect(history.getCurrentResult().fetchStatus).toBe('paused')
  })
  mend()
  focusManager.setFocused(true)
  resumeOf(world.session).notify()
  await vi.waitFor(() => expect(history.getCurrentResult()).toMatchObject({ error: null, data: [{ content: 'Hello' }] }))
})
