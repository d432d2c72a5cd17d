import { afterEach, beforeEach, expect, test } from 'vitest'
import { smallWorldPassword } from '@rookery/instance/testing'
import { revocationsOf } from '#features/session/model/Revocations.ts'
import { revocationsKey } from '#features/session/model/revocationsKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { signIn } from '#features/signIn/model/signInSteps.ts'
import { signOut } from '#features/signIn/model/signOut.ts'
import { createCell, type Stop, type WritableCell } from '@rookery/store/Cell'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { startRevocations } from './startRevocations.ts'

/** A visitor's page, as after the only account has signed out. */
let visitor: TestSession
let shown: WritableCell<{ readonly session: Session }>
let network: EventTarget
let stops: Stop[]

beforeEach(async () => {
  visitor = await openTestSession({ as: null })
  network = new EventTarget()
  stops = []
  await signIn(visitor.session, { username: 'bob', password: smallWorldPassword })
})
afterEach(async () => {
  for (const stop of stops) stop()
  await visitor.close()
})

function start(session: Session): void {
  shown = createCell({ session })
  stops.push(startRevocations({ shown, random: () => 0.5, window: network as Window }))
}

/** Bob's page, signed out; the visitor's page is shown then. Gives his token. */
async function leave(): Promise<string> {
  const { session } = await openTestSession({ server: visitor.server, browser: visitor.browser, asked: visitor.asked })
  start(session)
  await signOut(session)
  shown.set({ session: visitor.session })
  await settle()
  return session.token?.accessToken ?? ''
}

const waiting = () => revocationsOf(visitor.browser.device).get()
const announced = () => visitor.session.notices.get().map(({ messageKey }) => messageKey)
const tries = () => visitor.asked.filter((path) => path === 'POST /oauth/revoke').length
const isTaken = async (token: string) =>
  (await visitor.server.fetch('/api/v1/timelines/home', { headers: { authorization: `Bearer ${token}` } })).status === 200

test('the server is notified immediately, and nothing more is shown or stored', async () => {
  const token = await leave()
  await expect.poll(() => isTaken(token)).toBe(false)
  await expect.poll(waiting).toEqual([])
  expect(announced()).toEqual([])
})

test('a delayed revocation is reported once, on the current page, and sent when the network is back', async () => {
  const mend = visitor.server.drop('POST /oauth/revoke')
  const token = await leave()
  await expect.poll(announced).toEqual(['signOut.later'])
  expect(await isTaken(token)).toBe(true)
  visitor.server.clock.advance(2000)
  await settle()
  expect(tries()).toBe(2)
  expect(announced()).toEqual(['signOut.later'])
  mend()
  network.dispatchEvent(new Event('online'))
  await expect.poll(() => isTaken(token)).toBe(false)
  await expect.poll(waiting).toEqual([])
})

test('a later visit continues to revoke, without another notice', async () => {
  const mend = visitor.server.drop('POST /oauth/revoke')
  const token = await leave()
  await expect.poll(announced).toEqual(['signOut.later'])
  // An earlier build drops an entry without the text that was the handle.
  expect(JSON.parse(visitor.browser.device.stored.get(revocationsKey) ?? '')).toMatchObject([{ token, handle: '' }])
  for (const stop of stops.splice(0)) stop()
  visitor.session.notices.close(visitor.session.notices.get()[0]?.id ?? 0)
  start(visitor.session)
  await settle()
  expect(announced()).toEqual([])
  mend()
  visitor.server.clock.advance(10_000)
  await expect.poll(() => isTaken(token)).toBe(false)
})

test('a rejection is reported and ends the attempts', async () => {
  visitor.server.fail('POST /oauth/revoke', 403)
  await leave()
  await expect.poll(announced).toEqual(['signOut.refused'])
  expect(waiting()).toEqual([])
  visitor.server.clock.advance(600_000)
  await settle()
  expect(tries()).toBe(1)
})

test('signing in again revokes the old token without a notice, and retries once online', async () => {
  const mend = visitor.server.drop('POST /oauth/revoke')
  const before = visitor.browser.device.accounts.current()?.token.accessToken ?? ''
  await signIn(visitor.session, { username: 'bob', password: smallWorldPassword })
  const renewed = visitor.browser.device.accounts.current()?.token.accessToken ?? ''
  start(visitor.session)
  await settle()
  expect(await isTaken(before)).toBe(true)
  mend()
  network.dispatchEvent(new Event('online'))
  await expect.poll(() => isTaken(before)).toBe(false)
  expect(await isTaken(renewed)).toBe(true)
  expect(announced()).toEqual([])
  expect(waiting()).toEqual([])
})
