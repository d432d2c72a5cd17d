import type { AccountId, Token } from '@rookery/api/wire/model'
import { createCell, type Cell } from '@rookery/store/Cell'
import { isRecord, parseRecord } from '#lib/isRecord.ts'
import { isEqual } from '@rookery/store/isEqual'
import type { StoredText } from './StoredText.ts'

declare const brand: unique symbol

/** Key of an account across servers: `A7hE…@social.example`, or `visitor@social.example`. */
export type AccountKey = string & { readonly [brand]: 'AccountKey' }

export function accountKey(origin: string, id: AccountId | null): AccountKey {
  return `${id ?? 'visitor'}@${new URL(origin).host}` as AccountKey // the only place that makes one
}

/** The fields of a signed-in account that are stored outside its database: enough to fetch the rest. */
export interface StoredAccount extends AccountProfile {
  readonly key: AccountKey
  readonly origin: string
  readonly id: AccountId
  readonly token: Token
}

/** A visitor of one server, such as a person who is about to sign in there while the page shows another. */
export interface ServerVisitor {
  readonly key: AccountKey
  readonly origin: string
  readonly token: null
}

/** The account or visitor that a session belongs to; null for a visitor of the server that the page shows. */
export type SessionOwner = StoredAccount | ServerVisitor | null

/** The account of a session; null for every visitor. */
export function signedInAccount(owner: SessionOwner): StoredAccount | null {
  return owner?.token ? owner : null
}

/** The fields for the list of accounts, also without an open session. */
export interface AccountProfile {
  readonly acct: string
  /** The handle with the server's domain; undefined while unknown. */
  readonly fqn?: string | undefined
  readonly name?: string | undefined
  /** Custom emoji of the name. They are untrusted until a component decodes them. */
  readonly emojis?: unknown
  readonly avatar?: string | undefined
}

export interface KnownAccounts {
  /** The account that this tab shows. */
  readonly current: AccountKey | null
  /** Latest sign-in first. */
  readonly accounts: readonly StoredAccount[]
  /** The name typed at the last sign-in, to fill the form. */
  readonly lastName: string | null
}

/**
 * The accounts that are signed in on this device, and the one that this tab shows. In `localStorage`, because the first request needs the
 * token. The tab's choice is in `sessionStorage`, so it survives a reload.
 */
export interface StoredAccounts extends Cell<KnownAccounts> {
  /** The account that the tab shows; null for a visitor. */
  current(): StoredAccount | null
  /** Undefined for an account that is not signed in here. */
  at(key: AccountKey): StoredAccount | undefined
  /** Shows another account in this tab; the next new tab uses it, too. */
  choose(key: AccountKey): void
  /** Adds an account, or renews it, and shows it in this tab. */
  put(account: StoredAccount): void
  /** Replaces the token of an account, shown or not; does nothing if it is not signed in here any more. */
  renew(key: AccountKey, token: Token): void
  describe(key: AccountKey, profile: AccountProfile): void
  /** A tab that shows it continues with the latest signed-in other one, or as a visitor. */
  remove(key: AccountKey): void
  rememberName(name: string): void
  /** Reads the stored accounts again, because another tab has changed them. */
  reloadStored(): void
}

/** `src/earlyRequest.ts` reads the same keys and selects the same account; change them together. */
export const accountsKey = 'rookery.accounts'
const tabKey = 'rookery.current'

/** The stored value; `last` was chosen last, in any tab. */
interface StoredRaw {
  readonly last: string | null
  readonly accounts: readonly StoredAccount[]
  readonly lastName: string | null
}

/**
 * @param kept of the device
 * @param tab of this tab alone
 */
export function createStoredAccounts(stored: StoredText, tab: StoredText): StoredAccounts {
  const cell = createCell(settle(read(stored)))

  /** Selects the tab's account and stores that choice: later choices of other tabs do not affect it. */
  function settle({ last, accounts, lastName }: StoredRaw): KnownAccounts {
    const chosen = tab.get(tabKey)
    const current = [chosen, last].find((key) => accounts.some((account) => account.key === key)) ?? accounts[0]?.key ?? null
    if (current !== chosen) {
      if (current === null) tab.remove(tabKey)
      else tab.set(tabKey, current)
    }
    const key = accounts.find((account) => account.key === current)?.key ?? null
    return { current: key, accounts, lastName }
  }

  /** Starts from the stored value, because another tab may have written a moment ago. */
  function write(change: (now: StoredRaw) => Partial<StoredRaw>): void {
    const now = read(stored)
    const { last, accounts, lastName } = { ...now, ...change(now) }
    stored.set(accountsKey, JSON.stringify({ version: 1, current: last, accounts, lastName }))
    show({ last, accounts, lastName })
  }

  function show(now: StoredRaw): void {
    const next = settle(now)
    if (!isEqual(next, cell.get())) cell.set(next)
  }

  /** Changes the stored fields of one account, if it is signed in here. */
  function change(key: AccountKey, part: Partial<StoredAccount>): void {
    const known = at(key)
    if (!known || isEqual({ ...known, ...part }, known)) return
    write(({ accounts }) => ({ accounts: accounts.map((account) => (account.key === key ? { ...account, ...part } : account)) }))
  }

  const at = (key: AccountKey) => cell.get().accounts.find((account) => account.key === key)

  function choose(key: AccountKey): void {
    tab.set(tabKey, key)
    write(() => ({ last: key }))
  }

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    at,
    choose,
    current() {
      const { current } = cell.get()
      return (current !== null && at(current)) || null
    },
    put(account) {
      tab.set(tabKey, account.key)
      write(({ accounts }) => ({ last: account.key, accounts: [account, ...accounts.filter((other) => other.key !== account.key)] }))
    },
    renew: (key, token) => change(key, { token }),
    describe: (key, { fqn, ...profile }) => change(key, { ...profile, ...(fqn !== undefined && { fqn }) }),
    remove: (key) =>
      write(({ last, accounts }) => ({
        last: last === key ? null : last,
        accounts: accounts.filter((account) => account.key !== key),
        // It may be the account's name or e-mail address.
        lastName: null,
      })),
    rememberName: (lastName) => write(() => ({ lastName })),
    reloadStored: () => show(read(stored)),
  }
}

function read(stored: StoredText): StoredRaw {
  const raw = parseRecord(stored.get(accountsKey))
  return {
    accounts: Array.isArray(raw.accounts) ? raw.accounts.filter(isStoredAccount) : [],
    last: isText(raw.current) ? raw.current : null,
    lastName: isText(raw.lastName) ? raw.lastName : null,
  }
}

function isStoredAccount(raw: unknown): raw is StoredAccount {
  if (!isRecord(raw)) return false
  const { key, origin, id, acct, token, fqn, name, avatar } = raw
  if (![fqn, name, avatar].every((each) => each === undefined || typeof each === 'string')) return false
  return isText(key) && isText(origin) && URL.canParse(origin) && isText(id) && isText(acct) && isToken(token)
}

function isToken(raw: unknown): boolean {
  return isRecord(raw) && isText(raw.accessToken) && (raw.refreshToken === null || isText(raw.refreshToken))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
