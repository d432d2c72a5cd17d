import type { AccountId, Token } from '@rookery/api/wire/model'
import { createCell, type Cell } from '#lib/Cell.ts'
import { isRecord, parseRecord } from '#lib/isRecord.ts'
import type { KeptText } from '#data/storage/KeptText.ts'

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

export interface KnownAccounts {
  readonly current: AccountKey | null
  readonly accounts: readonly StoredAccount[]
  /** What was typed at the last sign-in, to fill the form with. */
  readonly lastName: string | null
}

/** The accounts that are signed in on this device. In `localStorage`, because the very first request needs the token. */
export interface StoredAccounts extends Cell<KnownAccounts> {
  /** The account that the page opens with. */
  current(): StoredAccount | null
  /** Adds or renews an account and makes it the current one. */
  put(account: StoredAccount): void
  remove(key: AccountKey): void
  rememberName(name: string): void
  /** Another tab changed them: reads them again. */
  reread(): void
}

/** `src/earlyRequest.ts` reads the same key; change both together. */
export const accountsKey = 'rookery.accounts'

export function createStoredAccounts(kept: KeptText): StoredAccounts {
  const cell = createCell(read(kept))

  function write(next: KnownAccounts): void {
    cell.set(next)
    kept.set(accountsKey, JSON.stringify({ version: 1, ...next }))
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
      write({ ...cell.get(), current: account.key, accounts: [account, ...others] })
    },
    remove(key) {
      const known = cell.get()
      const accounts = known.accounts.filter((account) => account.key !== key)
      write({ ...known, current: known.current === key ? null : known.current, accounts })
    },
    rememberName: (lastName) => write({ ...cell.get(), lastName }),
    reread() {
      const next = read(kept)
      if (JSON.stringify(next) !== JSON.stringify(cell.get())) cell.set(next)
    },
  }
}

function read(kept: KeptText): KnownAccounts {
  const raw = parseRecord(kept.get(accountsKey))
  const accounts = Array.isArray(raw.accounts) ? raw.accounts.filter(isStoredAccount) : []
  return {
    accounts,
    current: accounts.find((account) => account.key === raw.current)?.key ?? null,
    lastName: isText(raw.lastName) ? raw.lastName : null,
  }
}

function isStoredAccount(raw: unknown): raw is StoredAccount {
  if (!isRecord(raw)) return false
  const { key, origin, id, acct, token } = raw
  return isText(key) && isText(origin) && URL.canParse(origin) && isText(id) && isText(acct) && isToken(token)
}

function isToken(raw: unknown): boolean {
  return isRecord(raw) && isText(raw.accessToken) && (raw.refreshToken === null || isText(raw.refreshToken))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
