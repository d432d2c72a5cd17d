import type { NoticeOptions } from '#features/notices/model/Notices.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import type { OpenSessions } from './OpenSessions.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { notifySignedIn } from './notifySignedIn.ts'

/** Signs in while accounts of these names are signed in; returns the message on the page. */
async function notified(others: readonly string[]) {
  const world = await openTestSession({ as: 'ada' })
  onTestFinished(() => world.close())
  const [account] = world.session.device.accounts.get().accounts
  if (!account) throw new Error('Nobody is signed in')
  const announced: unknown[] = []
  const sessions: OpenSessions = {
    hold: () => Promise.reject(new Error('A notice holds no session.')),
    keys: () => [],
    showNotice: (of: StoredAccount | null, { level, messageKey, args }: NoticeOptions) =>
      announced.push([of?.key, level, messageKey, args]),
  }
  const known = others.map((name): StoredAccount =>
    name === 'ada' ? account : { ...account, key: `${name}@pond.example` as StoredAccount['key'] },
  ) // another account's name
  notifySignedIn(sessions, account, { current: null, accounts: known, lastName: null })
  return { announced, account }
}

test.each([
  ['to the only account nothing is said', [], []],
  ['an account beside others was added', ['bob'], ['accounts.added']],
  ['one that was there already was renewed', ['bob', 'ada'], ['accounts.renewed']],
] as const)('%s', async (_, others, keys) => {
  const { announced, account } = await notified(others)
  expect(announced).toEqual(keys.map((key) => [account.key, 'success', key, { handle: '@ada@pond.example' }]))
})
