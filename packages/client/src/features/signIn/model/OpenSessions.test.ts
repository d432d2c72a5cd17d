import { signedInAccount } from '#features/session/model/StoredAccounts.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import { accountOf, createTestBrowser, openTestSession, type TestBrowser, type TestSession } from '#test/openTestSession.ts'
import { createOpenSessions, type OpenSessions } from './OpenSessions.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let server: TestInstance
let browser: TestBrowser
let sessions: OpenSessions
let worlds: TestSession[]
let log: string[]
let ada: StoredAccount
let bob: StoredAccount

beforeEach(async () => {
  server = await startTestInstance()
  browser = createTestBrowser()
  log = []
  worlds = []
  ;[ada, bob] = [await accountOf(server, 'ada'), await accountOf(server, 'bob')]
  for (const account of [ada, bob]) browser.device.accounts.put(account)
  sessions = createOpenSessions({
    async open(owner) {
      const account = signedInAccount(owner)
      log.push(`open ${account?.acct}`)
      const name = account?.acct === 'ada' ? 'ada' : 'bob'
      return opened(account && name)
    },
    start({ me }) {
      log.push(`start ${me === ada.id ? 'ada' : 'bob'}`)
      return () => void log.push(`stop ${me === ada.id ? 'ada' : 'bob'}`)
    },
  })
})
afterEach(async () => {
  await Promise.all(worlds.map((world) => world.close()))
  await server.close()
})

async function opened(as: 'ada' | 'bob' | null): Promise<Session> {
  const world = await openTestSession({ server, browser, as })
  worlds.push(world)
  return world.session
}

test('a session is opened once, and its services run while it has holders', async () => {
  const [one, other] = await Promise.all([sessions.hold(bob), sessions.hold(bob)])
  expect(one.session).toBe(other.session)
  await one.release()
  await one.release()
  expect(log).toEqual(['open bob', 'start bob'])
  await other.release()
  expect(log).toEqual(['open bob', 'start bob', 'stop bob'])
  expect(sessions.keys()).toEqual([])
})

test('two accounts are open side by side, each with its own data', async () => {
  const [ofAda, ofBob] = await Promise.all([sessions.hold(ada), sessions.hold(bob)])
  expect(sessions.keys()).toEqual([ada.key, bob.key])
  settingsOf(ofAda.session).set('theme', 'rookery-light')
  expect(settingsOf(ofBob.session).isChosen('theme')).toBe(false)
  expect(ofAda.session.client.token).not.toBe(ofBob.session.client.token)
  await ofAda.release()
  expect(await feedsOf(ofBob.session).loadNewer('home')).toBe(true)
  await ofBob.release()
  expect([...browser.databases.keys()].toSorted()).toEqual([ada, bob].map(({ key }) => `rookery:${key}`).toSorted())
})

test('an account with a new token has a new session', async () => {
  const old = await sessions.hold(bob)
  const renewed = await sessions.hold({ ...bob, token: { ...bob.token, accessToken: await server.signIn('bob') } })
  expect(renewed.session).not.toBe(old.session)
  await Promise.all([old.release(), renewed.release()])
})

const notice = { level: 'success', messageKey: 'accounts.added', timeout: 10_000 } as const

const keysOf = ({ notices }: Session) => notices.get().map(({ messageKey }) => messageKey)

test.each(['before it opens', 'while it opens', 'while it is open'])(
  'a notice for a session is shown %s, and holds it open no longer',
  async (when) => {
    if (when === 'before it opens') sessions.showNotice(bob, notice)
    const holding = sessions.hold(bob)
    if (when === 'while it opens') sessions.showNotice(bob, notice)
    const held = await holding
    if (when === 'while it is open') sessions.showNotice(bob, notice)
    await Promise.resolve()
    expect(keysOf(held.session)).toEqual(['accounts.added'])
    await held.release()
    expect(log).toEqual(['open bob', 'start bob', 'stop bob'])
    const next = await sessions.hold(bob)
    expect(keysOf(next.session)).toEqual([])
    await next.release()
  },
)

test('a notice for a session that never opens is shown nowhere', async () => {
  const other = await sessions.hold(ada)
  sessions.showNotice(bob, notice)
  expect(keysOf(other.session)).toEqual([])
  expect(sessions.keys()).toEqual([ada.key])
  await other.release()
})

test('a session that failed to open is opened again by the next holder', async () => {
  let fails = true
  const flaky = createOpenSessions({
    async open() {
      if (fails) throw new TypeError('No.')
      return opened('bob')
    },
    start: () => () => {},
  })
  const opening = flaky.hold(bob)
  flaky.showNotice(bob, notice)
  await expect(opening).rejects.toThrow('No.')
  fails = false
  const held = await flaky.hold(bob)
  await held.release()
})
