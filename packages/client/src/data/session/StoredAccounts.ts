import type { AccountId, Token } from '@rookery/api/wire/model'
import { createCell, type Cell } from '#lib/Cell.ts'

declare const brand: unique symbol

/** Names an account over all servers: `A7hE…@social.example`, or `visitor@social.example`. */
export type AccountKey = string & { readonly [brand]: 'AccountKey' }

export function accountKey(origin: string, id: AccountId | null): AccountKey {
  return `${id ?? 'visitor'}@${new URL(origin).host}` as AccountKey // the only place that makes one
}

/** What is kept of a signed-in account outside its own database: enough to ask the server for the rest. */
export interface StoredAccount {
  readonly key: AccountKey
  readonly origin: string
  readonly id: AccountId
  /** For the list of accounts. */
  readonly acct: string
  readonly token: Token
}

/** The part of `localStorage` that is used, so that a test can hand in another. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface KnownAccounts {
  readonly current: AccountKey | null
  readonly accounts: readonly StoredAccount[]
}

/** The accounts that are signed in on this device. In `localStorage`, because the very first request needs the token. */
export interface StoredAccounts extends Cell<KnownAccounts> {
  /** The account that the page opens with. */
  current(): StoredAccount | null
  /** Adds or renews an account and makes it the current one. */
  put(account: StoredAccount): void
  remove(key: AccountKey): void
  /** Another tab changed them: read them again. */
  reread(): void
}

/** `src/earlyRequest.ts` reads the same key; change both together. */
export const accountsKey = 'rookery.accounts'

/** @param onUnavailable the browser keeps nothing; accounts then last as long as the page */
export function createStoredAccounts(storage: KeyValue | null, onUnavailable: () => void): StoredAccounts {
  const cell = createCell(read(storage))

  function write(next: KnownAccounts): void {
    cell.set(next)
    try {
      if (!storage) throw new Error('There is no localStorage.')
      storage.setItem(accountsKey, JSON.stringify({ version: 1, ...next }))
    } catch {
      // Told to the person; signing in works until the page closes.
      onUnavailable()
    }
  }

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    current() {
      const { current, accounts } = cell.get()
      return accounts.find((account) => account.key === current) ?? null
    },
    put(account) {
      const others = cell.get().accounts.filter((other) => other.key !== account.key)
      write({ current: account.key, accounts: [account, ...others] })
    },
    remove(key) {
      const { current, accounts } = cell.get()
      write({ current: current === key ? null : current, accounts: accounts.filter((account) => account.key !== key) })
    },
    reread() {
      const next = read(storage)
      if (JSON.stringify(next) !== JSON.stringify(cell.get())) cell.set(next)
    },
  }
}

function read(storage: KeyValue | null): KnownAccounts {
  const none: KnownAccounts = { current: null, accounts: [] }
  try {
    const raw: unknown = JSON.parse(storage?.getItem(accountsKey) ?? 'null')
    if (!isRecord(raw) || !Array.isArray(raw.accounts)) return none
    const accounts = raw.accounts.filter(isStoredAccount)
    return { current: accounts.find((account) => account.key === raw.current)?.key ?? null, accounts }
  } catch {
    // Unreadable or refused: nobody is signed in.
    return none
  }
}

function isStoredAccount(raw: unknown): raw is StoredAccount {
  return (
    isRecord(raw) &&
    isText(raw.key) &&
    isText(raw.origin) &&
    URL.canParse(raw.origin) &&
    isText(raw.id) &&
    isText(raw.acct) &&
    isToken(raw.token)
  )
}

function isToken(raw: unknown): boolean {
  return isRecord(raw) && isText(raw.accessToken) && (raw.refreshToken === null || isText(raw.refreshToken))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
