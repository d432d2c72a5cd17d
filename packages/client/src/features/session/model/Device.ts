import { createCell, type Cell } from '@rookery/store/Cell'
import { createStoredText, type StoredText, type KeyValue } from './StoredText.ts'
import { createStoredAccounts, type StoredAccounts } from './StoredAccounts.ts'

/** The browser's data on accounts and servers, before any session is open. One a page. */
export interface Device {
  /** Scheme and host of this page, which servers redirect back to; an account may be on another server. */
  readonly page: string
  readonly accounts: StoredAccounts
  /** Short texts for the next start. */
  readonly stored: StoredText
  /** The storage of these texts, for code that lists them all. Access can throw. */
  readonly local: () => KeyValue
  /** False once the browser refused to store something. */
  readonly stores: Cell<boolean>
}

export interface DeviceOptions {
  readonly page: string
  /** Returns `localStorage`, if accessible. */
  readonly local: () => KeyValue
  /** Returns `sessionStorage`, if accessible. */
  readonly tab: () => KeyValue
}

export function createDevice({ page, local, tab }: DeviceOptions): Device {
  const stores = createCell(true)
  const localText = createStoredText(local, () => stores.set(false))
  const accounts = createStoredAccounts(localText, createStoredText(tab))
  return { page, accounts, stored: localText, local, stores }
}
