import { expect, test, vi } from 'vitest'
import { createStoredText } from './StoredText.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { accountId } from '#test/examples.ts'
import { accountKey, accountsKey, createStoredAccounts, type StoredAccount } from './StoredAccounts.ts'

function storedIn(texts: Map<string, string>) {
  return createStoredText(() => textsInMemory(texts))
}

/** A tab of a browser; `tab` is its session storage, which survives a reload. */
function setUp(texts = new Map<string, string>(), tab = new Map<string, string>()) {
  return { texts, tab, accounts: createStoredAccounts(storedIn(texts), storedIn(tab)) }
}

function account(id: string): StoredAccount {
  const origin = 'https://pond.example'
  const token = { accessToken: `t-${id}`, refreshToken: null, scope: 'read', expiresAt: null }
  return { key: accountKey(origin, accountId(id)), origin, id: accountId(id), acct: id, token }
}

test('the last signed-in account is current, also after a reload', () => {
  const { texts, accounts } = setUp()
  accounts.put(account('ada'))
  accounts.put(account('bob'))
  const again = setUp(texts).accounts
  expect(again.current()?.acct).toBe('bob')
  expect(again.get().accounts.map((known) => known.acct)).toEqual(['bob', 'ada'])
})

test('signing in again renews the token, and the same id on another server is another account', () => {
  const { accounts } = setUp()
  accounts.put(account('bob'))
  accounts.put({ ...account('bob'), token: { ...account('bob').token, accessToken: 'new' } })
  expect(accounts.get().accounts).toHaveLength(1)
  expect(accounts.current()?.token.accessToken).toBe('new')
  const elsewhere = { ...account('bob'), key: accountKey('https://lake.example', accountId('bob')), origin: 'https://lake.example' }
  accounts.put(elsewhere)
  expect(accounts.get().accounts.map(({ origin, token }) => [origin, token.accessToken])).toEqual([
    ['https://lake.example', 't-bob'],
    ['https://pond.example', 'new'],
  ])
})

test('removing an account shows the previous one, then none, and forgets the last typed name', () => {
  const { accounts } = setUp()
  accounts.put(account('ada'))
  accounts.put(account('bob'))
  accounts.rememberName('bob')
  accounts.remove(account('bob').key)
  expect(accounts.current()?.acct).toBe('ada')
  expect(accounts.get()).toMatchObject({ lastName: null, accounts: [{ acct: 'ada' }] })
  accounts.remove(account('ada').key)
  expect(accounts.current()).toBeNull()
})

test('a change in another tab is received, and an equal one is ignored', () => {
  const { texts, accounts } = setUp()
  accounts.put(account('bob'))
  const received = vi.fn()
  accounts.subscribe(received)
  accounts.reloadStored()
  expect(received).not.toHaveBeenCalled()
  setUp(texts).accounts.remove(account('bob').key)
  accounts.reloadStored()
  expect(received).toHaveBeenCalledOnce()
  expect(accounts.current()).toBeNull()
})

test.each(['', 'no json', '[]', '{"accounts":5}', '{"accounts":[{"key":"a"}]}', '{"accounts":[null],"current":"a"}'])(
  '%o on the device counts as no account',
  (text) => {
    expect(setUp(new Map([[accountsKey, text]])).accounts.get()).toEqual({ current: null, accounts: [], lastName: null })
  },
)

test('each tab shows the account that was chosen in it, also after a reload; a new tab shows the last chosen one', () => {
  const first = setUp()
  first.accounts.put(account('ada'))
  first.accounts.put(account('bob'))
  const second = setUp(first.texts)
  expect(second.accounts.current()?.acct).toBe('bob')
  second.accounts.choose(account('ada').key)
  first.accounts.reloadStored()
  expect([first, second].map(({ accounts }) => accounts.current()?.acct)).toEqual(['bob', 'ada'])
  expect(setUp(first.texts, first.tab).accounts.current()?.acct).toBe('bob')
  expect(setUp(first.texts).accounts.current()?.acct).toBe('ada')
})

test('a tab whose account was signed out elsewhere shows another one; a visitor’s tab switches to a new account', () => {
  const first = setUp()
  first.accounts.put(account('ada'))
  first.accounts.put(account('bob'))
  const second = setUp(first.texts)
  first.accounts.remove(account('bob').key)
  second.accounts.reloadStored()
  expect(second.accounts.current()?.acct).toBe('ada')
  first.accounts.remove(account('ada').key)
  second.accounts.reloadStored()
  expect(second.accounts.current()).toBeNull()
  first.accounts.put(account('dave'))
  second.accounts.reloadStored()
  expect(second.accounts.current()?.acct).toBe('dave')
})

test('a renewed token is stored for an account in the background, and not for a signed-out account', () => {
  const { texts, accounts } = setUp()
  accounts.put(account('ada'))
  accounts.put(account('bob'))
  const token = { ...account('ada').token, accessToken: 'new' }
  accounts.renew(account('ada').key, token)
  expect(accounts.current()?.acct).toBe('bob')
  expect(setUp(texts).accounts.at(account('ada').key)?.token.accessToken).toBe('new')
  accounts.remove(account('ada').key)
  accounts.renew(account('ada').key, token)
  expect(accounts.at(account('ada').key)).toBeUndefined()
})

test('simultaneous writes of two tabs are all stored', () => {
  const first = setUp()
  first.accounts.put(account('ada'))
  const second = setUp(first.texts)
  first.accounts.put(account('bob'))
  second.accounts.renew(account('ada').key, { ...account('ada').token, accessToken: 'new' })
  expect(
    setUp(first.texts)
      .accounts.get()
      .accounts.map(({ acct, token }) => [acct, token.accessToken]),
  ).toEqual([
    ['bob', 't-bob'],
    ['ada', 'new'],
  ])
})
