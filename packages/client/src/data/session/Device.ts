import { createCell, type Cell } from '#lib/Cell.ts'
import { createKeptText, type KeptText, type KeyValue } from '#data/storage/KeptText.ts'
import { createStoredAccounts, type StoredAccounts } from './StoredAccounts.ts'
import { createStoredApps, type StoredApps } from './StoredApps.ts'

/** What this browser knows of accounts and servers before any session is open. One a page. */
export interface Device {
  readonly accounts: StoredAccounts
  readonly apps: StoredApps
  /** Short texts for the next start. */
  readonly kept: KeptText
  /** False once the browser refused to keep something. */
  readonly keeps: Cell<boolean>
}

/** @param storage gives `localStorage`, where it may be touched */
export function createDevice(storage: () => KeyValue): Device {
  const keeps = createCell(true)
  const kept = createKeptText(storage, () => keeps.set(false))
  return { accounts: createStoredAccounts(kept), apps: createStoredApps(kept), kept, keeps }
}
