import { afterEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import type { OpenSessions } from './OpenSessions.ts'
import type { StoredAccount } from './StoredAccounts.ts'
import { tellSignedIn } from './tellSignedIn.ts'

let world: TestSession
afterEach(() => world.close())

/** Somebody signs in where others of these names are signed in already; what the page then says. */
async function told(others: readonly string[], fails = false) {
  world = await openTestSession({ as: 'ada' })
  const { session } = world
  const [account] = session.device.accounts.get().accounts
  if (!account) throw new Error('Nobody is signed in')
  let released = 0
  const hold = async () => {
    if (fails) throw new Error('It cannot be opened')
    return { session, release: async () => void released++ }
  }
  const sessions: OpenSessions = { hold, keys: () => [] }
  const known = others.map((name): StoredAccount =>
    name === 'ada' ? account : { ...account, key: `${name}@pond.example` as StoredAccount['key'] },
  ) // another account's name
  await tellSignedIn(sessions, account, { current: null, accounts: known, lastName: null })
  const said = session.notices.get().map(({ level, messageKey, args }) => [level, messageKey, args])
  world.server.clock.advance(10_000)
  return { said, released }
}

test.each([
  ['to the only account nothing is said', [], []],
  ['an account beside others was added', ['bob'], ['accounts.added']],
  ['one that was there already was renewed', ['bob', 'ada'], ['accounts.renewed']],
] as const)('%s', async (_, others, keys) => {
  const { said, released } = await told(others)
  expect(said).toEqual(keys.map((key) => ['success', key, { handle: '@ada@pond.example' }]))
  expect(released).toBe(keys.length)
})

test('an account that cannot be opened says nothing here', async () => {
  expect((await told(['bob'], true)).said).toEqual([])
})
