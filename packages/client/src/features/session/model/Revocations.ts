import type { OAuthApp } from '@rookery/api/calls/oauth'
import { createCell, type Cell } from '@rookery/store/Cell'
import { isRecord } from '#lib/isRecord.ts'
import type { StoredText } from './StoredText.ts'
import { createDeviceSlot } from './deviceSlot.ts'
import { revocationsKey } from './revocationsKey.ts'

/**
 * A token that is still to be revoked: its account was signed out here, or has a newer one. It does not name the account, because nothing
 * about an account stays after signing out.
 */
export interface Revocation {
  readonly origin: string
  readonly app: OAuthApp
  readonly token: string
  /** When it was replaced or signed out, in ms since the epoch. */
  readonly at: number
  /** The user was notified that the token could not be revoked yet, or need not be. */
  readonly told: boolean
}

/** Tokens to revoke, in `localStorage`: the server may be unreachable until another visit. */
export interface Revocations extends Cell<readonly Revocation[]> {
  /** Adds a revocation, or replaces that of the same token. */
  put(revocation: Revocation): void
  remove(token: string): void
  /** Reads the stored revocations again, because another tab has changed them. */
  reloadStored(): void
}

/** Maximum number; the oldest ones are dropped. */
const max = 20

/** Pending revocations of the device; not needed before the first render. */
export const revocationsOf = createDeviceSlot(({ stored }) => createRevocations(stored))

function createRevocations(stored: StoredText): Revocations {
  const cell = createCell(read(stored))

  function write(change: (list: readonly Revocation[]) => readonly Revocation[]): void {
    const list = change(read(stored)).slice(-max)
    if (list.length === 0) stored.remove(revocationsKey)
    // Earlier builds stored the account's handle, and drop an entry without one.
    else stored.set(revocationsKey, JSON.stringify(list.map((revocation) => ({ ...revocation, handle: '' }))))
    cell.set(list)
  }

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    put: (revocation) => write((list) => [...list.filter(({ token }) => token !== revocation.token), revocation]),
    remove: (deleted) => write((list) => list.filter(({ token }) => token !== deleted)),
    reloadStored: () => cell.set(read(stored)),
  }
}

function read(stored: StoredText): readonly Revocation[] {
  try {
    const list: unknown = JSON.parse(stored.get(revocationsKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isRevocation).map(withoutOthers) : []
  } catch {
    // Other code has written there.
    return []
  }
}

/** Drops the account's handle, which an earlier version persisted. */
function withoutOthers({ origin, app, token, at, told: notified }: Revocation): Revocation {
  return { origin, app, token, at, told: notified }
}

function isRevocation(raw: unknown): raw is Revocation {
  if (!isRecord(raw)) return false
  const { origin, app, token, at, told: notified } = raw
  const areTexts = [origin, token].every((part) => typeof part === 'string')
  return areTexts && URL.canParse(String(origin)) && isApp(app) && typeof at === 'number' && typeof notified === 'boolean'
}

function isApp(raw: unknown): boolean {
  return isRecord(raw) && typeof raw.clientId === 'string' && typeof raw.clientSecret === 'string'
}
