import * as accounts from '@rookery/api/calls/accounts'
import type { Send } from '@rookery/api/http/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { collectTransfer } from './collectTransfer.ts'

const people = ['ada', 'carol', 'dave']

/** A server that gives one of the muted at a time, and refuses so many of the questions behind the first page. */
async function openMuting(refusals: number, seconds: number) {
  let left = refusals
  let asked = 0
  const onePerPage =
    (send: Send): Send =>
    async (url, init) => {
      if (!url.includes('/api/v1/mutes')) return send(url, init)
      asked += 1
      if (asked > 1 && left-- > 0)
        return Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': String(seconds) } })
      return send(url.replace('limit=80', 'limit=1'), init)
    }
  const { session, server, close } = await openTestSession({ as: 'bob', through: onePerPage })
  onTestFinished(close)
  for (const name of people) await accounts.mute(session.client, (await accounts.lookup(session.client, name)).id)
  asked = 0
  return { session, clock: server.clock, asked: () => asked }
}

test('an export has every page, reports its progress, and waits as long as the server wants', async () => {
  const { session, clock, asked } = await openMuting(2, 10)
  const counts: number[] = []
  let isThere = false
  const collecting = collectTransfer(session, 'mutes', (count) => counts.push(count)).finally(() => (isThere = true))
  for (const times of [2, 3]) {
    await vi.waitFor(() => expect(asked()).toBe(times))
    clock.advance(9000)
    expect(asked()).toBe(times)
    // The answer may not have been read yet when the clock advances.
    await vi.waitFor(() => {
      clock.advance(1000)
      expect(asked()).toBeGreaterThan(times)
    })
  }
  await vi.waitFor(() => expect(isThere).toBe(true))
  expect((await collecting).map(({ subject }) => subject.split('@')[0]).toSorted()).toEqual(people)
  expect(counts).toEqual([1, 2, 3])
})

test('an export that is rejected for good says so', async () => {
  const { session, clock } = await openMuting(Infinity, 1)
  let failure: unknown = null
  void collectTransfer(session, 'mutes', () => {}).catch((error: unknown) => (failure = error))
  await vi.waitFor(() => {
    clock.advance(1000)
    expect(failure).toMatchObject({ status: 429 })
  })
})
