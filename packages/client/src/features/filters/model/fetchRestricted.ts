import * as accounts from '@rookery/api/calls/accounts'
import { blocks, mutes } from '@rookery/api/calls/mutesAndBlocks'
import type { Account, Cursor, Page, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { restrictedIn, restrictedKey } from './storedRestrictions.ts'

/** Pages read of each list; the server itself leaves out posts of blocked accounts. */
const maxPages = 10
/** Number of relationships per call. */
const atOnce = 40

/**
 * Loads and stores the user's mutes and blocks. A post states only that its author is muted, not the accounts that it mentions or that
 * repeated it.
 */
export async function fetchRestricted({ client, entities, storage }: Session): Promise<void> {
  const requestSeq = entities.nextRequestSeq()
  const [muted, blocked] = await Promise.all([allOf((cursor) => mutes(client, { cursor })), allOf((cursor) => blocks(client, { cursor }))])
  const listed = new Set([...muted, ...blocked].map(({ id }) => id))
  // An account in neither list was unmuted or unblocked on another device.
  const released = restrictedIn(entities).filter(({ id }) => !listed.has(id))
  const embedded = [...muted, ...blocked].flatMap(({ relationship }) => relationship ?? [])
  const notified = new Set(embedded.map(({ id }) => id))
  const unknown = [...listed, ...released.map(({ id }) => id)].filter((id) => !notified.has(id))
  const asked: Relationship[] = []
  for (let from = 0; from < unknown.length; from += atOnce) {
    asked.push(...(await accounts.relationships(client, unknown.slice(from, from + atOnce))))
  }
  entities.receive({ accounts: [...muted, ...blocked], relationships: [...embedded, ...asked] }, requestSeq)
  void storage.set(restrictedKey, restrictedIn(entities))
}

async function allOf(pageAt: (cursor: Cursor | null) => Promise<Page<Account>>): Promise<readonly Account[]> {
  const found: Account[] = []
  let cursor: Cursor | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const { items, older }: Page<Account> = await pageAt(cursor)
    found.push(...items)
    if (older === null || items.length === 0) break
    cursor = older
  }
  return found
}
