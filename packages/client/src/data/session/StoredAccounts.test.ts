import { expect, test, vi } from 'vitest'
import { createKeptText } from '#data/storage/KeptText.ts'
import { accountId } from '#test/examples.ts'
import { accountKey, accountsKey, createStoredAccounts, type StoredAccount } from './StoredAccounts.ts'

function setUp(texts = new Map<string, string>()) {
  const kept = createKeptText(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }))
  return { texts, accounts: createStoredAccounts(kept) }
}

function account(id: string): StoredAccount {
  const origin = 'https://pond.example'
  const token = { accessToken: `t-${id}`, refreshToken: null, scope: 'read', expiresAt: null }
  return { key: accountKey(origin, accountId(id)), origin, id: accountId(id), acct: id, token }
}

test('who signed in last is current, and is there after a reload', () => {
  const { texts, accounts } = setUp()
  accounts.put(account('ada'))
  accounts.put(account('bob'))
  const again = setUp(texts).accounts
  expect(again.current()?.acct).toBe('bob')
  expect(again.get().accounts.map((known) => known.acct)).toEqual(['bob', 'ada'])
})

test('signing in again renews the token', () => {
  const { accounts } = setUp()
  accounts.put(account('bob'))
  accounts.put({ ...account('bob'), token: { ...account('bob').token, accessToken: 'new' } })
  expect(accounts.get().accounts).toHaveLength(1)
  expect(accounts.current()?.token.accessToken).toBe('new')
})

test('after a removal nobody is current; the last name typed stays', () => {
  const { accounts } = setUp()
  accounts.put(account('ada'))
  accounts.put(account('bob'))
  accounts.rememberName('bob')
  accounts.remove(account('bob').key)
  expect(accounts.current()).toBeNull()
  expect(accounts.get()).toMatchObject({ lastName: 'bob', accounts: [{ acct: 'ada' }] })
})

test('a change in another tab is heard, an equal one is not', () => {
  const { texts, accounts } = setUp()
  accounts.put(account('bob'))
  const heard = vi.fn()
  accounts.subscribe(heard)
  accounts.reread()
  expect(heard).not.toHaveBeenCalled()
  setUp(texts).accounts.remove(account('bob').key)
  accounts.reread()
  expect(heard).toHaveBeenCalledOnce()
  expect(accounts.current()).toBeNull()
})

test.each(['', 'no json', '[]', '{"accounts":5}', '{"accounts":[{"key":"a"}]}', '{"accounts":[null],"current":"a"}'])(
  '%o on the device is nobody',
  (text) => {
    expect(setUp(new Map([[accountsKey, text]])).accounts.get()).toEqual({ current: null, accounts: [], lastName: null })
  },
)
