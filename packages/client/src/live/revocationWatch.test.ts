import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallWorldPassword } from '@rookery/instance/testing'
import { revocationsOf } from '#features/session/model/Revocations.ts'
import type { Session } from '#features/session/model/Session.ts'
import { signIn } from '#features/signIn/model/signInSteps.ts'
import { signOut } from '#features/signIn/model/signOut.ts'
import { createCell, type Stop } from '@rookery/store/Cell'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { watchRevocations } from './revocationWatch.ts'

let visitor: TestSession
let stop: Stop
beforeEach(() => {
  // Fetching code again after a failure listens to the window.
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(async () => {
  stop()
  await visitor.close()
})

test('a token is revoked after a sign-out on an open page', async () => {
  visitor = await openTestSession({ as: null })
  await signIn(visitor.session, { username: 'bob', password: smallWorldPassword })
  const { session } = await openTestSession({ server: visitor.server, browser: visitor.browser, asked: visitor.asked })
  const shown = createCell<{ readonly session: Session }>({ session })
  stop = watchRevocations({ shown, random: () => 0.5, window: new EventTarget() as Window })
  await signOut(session)
  shown.set({ session: visitor.session })
  await expect.poll(() => visitor.asked.filter((path) => path === 'POST /oauth/revoke')).toHaveLength(1)
  await expect.poll(() => revocationsOf(visitor.browser.device).get()).toEqual([])
})

test('a token that an earlier visit or another tab left is revoked, too', async () => {
  visitor = await openTestSession({ as: null })
  const { session, asked, browser } = visitor
  const window = new EventTarget()
  stop = watchRevocations({ shown: createCell({ session }), random: () => 0.5, window: window as Window })
  const app = { clientId: 'gone', clientSecret: 'gone' }
  revocationsOf(browser.device).put({ origin: session.origin, app, token: 'old', at: session.clock.now(), told: false })
  expect(asked).not.toContain('POST /oauth/revoke')
  window.dispatchEvent(new Event('storage'))
  await expect.poll(() => asked).toContain('POST /oauth/revoke')
})
