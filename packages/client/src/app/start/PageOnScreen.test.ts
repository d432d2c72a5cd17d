import { systemClock } from '@rookery/api/http/Clock'
import type { AccountId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Device } from '#features/session/model/Device.ts'
import { createOpenSessions, type OpenSessions } from '#features/signIn/model/OpenSessions.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import type { Session } from '#features/session/model/Session.ts'
import { signedInAccount, accountKey, type StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { createTabBus } from '#features/session/model/TabBus.ts'
import { memoryStorage } from '#test/memoryStorage.ts'
import { createTestDevice } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { showPage } from './PageOnScreen.ts'

const origin = 'http://rookery.example'

function accountNamed(name: string): StoredAccount {
  const id = name as AccountId // nothing but an id to this test
  return {
    key: accountKey(origin, id),
    origin,
    id,
    acct: name,
    token: { accessToken: name, refreshToken: null, scope: 'read', expiresAt: null },
  }
}

const [ada, bob, dave] = ['ada', 'bob', 'dave'].map(accountNamed) as [StoredAccount, StoredAccount, StoredAccount] // as many as names

let device: Device
let sessions: OpenSessions
/** Sessions that are open, and pages that run, by the name of their account. */
let open: string[]
let running: string[]
/** The pages on screen and the errors, in order. */
let events: string[]
/** Steps that wait or fail: `session bob`, `page bob`. */
let held: Map<string, Promise<void>>

const nameOf = ({ me }: Pick<Session, 'me'>): string => me ?? 'visitor'

/** Makes a step wait until it is released, or fails. */
function hold(step: string): { readonly resolve: () => void; readonly reject: (error: Error) => void } {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => {}, () => {}]
  const wait = new Promise<void>((...ends) => ([resolve, reject] = ends))
  // One that fails before the step comes is not unhandled.
  wait.catch(() => {})
  held.set(step, wait)
  return { resolve: () => resolve(), reject: (error) => reject(error) }
}

function end(list: string[], name: string): void {
  const place = list.indexOf(name)
  if (place >= 0) list.splice(place, 1)
}

beforeEach(() => {
  device = createTestDevice()
  ;[open, running, events, held] = [[], [], [], new Map()]
  for (const account of [dave, bob, ada]) device.accounts.put(account)
  const databases = new Map()
  sessions = createOpenSessions({
    async open(owner) {
      const account = signedInAccount(owner)
      await held.get(`session ${account?.acct ?? 'visitor'}`)
      return openSession({
        origin,
        account,
        clock: systemClock,
        device,
        fetch: async (url) =>
          url.endsWith('/api/v1/instance') ? Response.json({ uri: origin, version: '4.5.0' }) : Response.json({}, { status: 404 }),
        openTabs: () => createTabBus(null),
        openStorage: ({ name }) => memoryStorage(databases, name),
      })
    },
    start(session) {
      open.push(nameOf(session))
      return () => end(open, nameOf(session))
    },
  })
})

afterEach(() => {
  // In any case no session may stay open without a page that shows it.
  if (open.length > 0 || running.length > 0) throw new Error(`Left open: ${[...open, ...running].join(', ')}`)
})

const show = () =>
  showPage({
    accounts: device.accounts,
    sessions,
    async open(session) {
      const name = nameOf(session)
      await held.get(`page ${name}`)
      running.push(name)
      events.push(name)
      return { session, stop: () => end(running, name) }
    },
    onUnreachable: (session, error) => events.push(`${nameOf(session)} stays: ${String(error)}`),
    onFailure: (error) => events.push(`failed: ${String(error)}`),
  })

test('the page of the next account replaces the previous one, and the previous session closes', async () => {
  const { page, close } = await show()
  device.accounts.choose(bob.key)
  await settle()
  expect(nameOf(page.get().session)).toBe('bob')
  expect({ open, running, events }).toEqual({ open: ['bob'], running: ['bob'], events: ['ada', 'bob'] })
  await close()
})

test('an account that is left before its session is open is not shown', async () => {
  const session = hold('session bob')
  const { close } = await show()
  device.accounts.choose(bob.key)
  device.accounts.choose(dave.key)
  await settle()
  session.resolve()
  await settle()
  expect({ open, running, events }).toEqual({ open: ['dave'], running: ['dave'], events: ['ada', 'dave'] })
  await close()
})

test.each([
  ['of an account', () => device.accounts.choose(bob.key)],
  ['after a sign-out', () => device.accounts.remove(ada.key)],
])('a page %s that is left while it opens is stopped, and its session closes after it', async (_, leave) => {
  const page = hold('page bob')
  const { close } = await show()
  leave()
  await settle()
  device.accounts.choose(dave.key)
  await settle()
  expect(open).toContain('bob')
  page.resolve()
  await settle()
  expect({ open, running, events }).toEqual({ open: ['dave'], running: ['dave'], events: ['ada', 'bob', 'dave'] })
  await close()
})

test.each(['session bob', 'page bob'])('nothing starts after the end, when it comes during: %s', async (step) => {
  const wait = hold(step)
  const { close } = await show()
  device.accounts.choose(bob.key)
  await settle()
  const closing = close()
  wait.resolve()
  await closing
  await settle()
  expect({ open, running }).toEqual({ open: [], running: [] })
})

test('the page on screen stays when the session of the next account cannot be opened', async () => {
  hold('session bob').reject(new Error('No network.'))
  const { close } = await show()
  device.accounts.choose(bob.key)
  await settle()
  expect({ open, running, events }).toEqual({ open: ['ada'], running: ['ada'], events: ['ada', 'ada stays: Error: No network.'] })
  expect(device.accounts.current()?.acct).toBe('ada')
  await close()
})

test('the page on screen stays when two sessions in a row cannot be opened', async () => {
  const [first, second] = [hold('session bob'), hold('session dave')]
  const { close } = await show()
  device.accounts.choose(bob.key)
  device.accounts.choose(dave.key)
  second.reject(new Error('No network.'))
  await settle()
  first.reject(new Error('Later.'))
  await settle()
  expect(events).toEqual(['ada', 'ada stays: Error: No network.'])
  expect(device.accounts.current()?.acct).toBe('ada')
  await close()
})

test('a page that cannot be opened leaves no session open: the next try opens its own', async () => {
  hold('page bob').reject(new Error('No screen.'))
  await show()
  device.accounts.choose(bob.key)
  await settle()
  expect({ open, running, events }).toEqual({ open: [], running: [], events: ['ada', 'failed: Error: No screen.'] })
})

test('nor does the first page leave a session open', async () => {
  hold('page ada').reject(new Error('No screen.'))
  await expect(show()).rejects.toThrow('No screen.')
  expect(open).toEqual([])
})
