import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import { blocks, mutes } from '@rookery/api/calls/mutesAndBlocks'
import type { ApiClient } from '@rookery/api/http/client'
import type { Account, Cursor, Page, Relationship } from '@rookery/api/wire/model'
import type { Entities } from '#data/entities/Entities.ts'
import type { AccountStorage } from '#data/storage/AccountStorage.ts'
import type { Veils } from './Veils.ts'
import { silencedIn, silencedKey } from './keptSilence.ts'

/** So many pages of each list are read; the server itself leaves out what the blocked write. */
const mostPages = 10
/** Relationships asked for in one call. */
const atOnce = 40

interface Options {
  readonly client: ApiClient
  readonly entities: Entities
  readonly storage: AccountStorage
  readonly veils: Pick<Veils, 'takeDomains'>
}

/**
 * Asks whom the reader has muted and blocked, and keeps it on the device: a post says of its author alone that they are muted,
 * not of those that it mentions nor of who repeats it. And which servers the reader blocks, for who comes by a live connection.
 *
 * @throws ApiError when a list cannot be had; what was known stays
 */
export async function learnSilenced({ client, entities, storage, veils }: Options): Promise<void> {
  const asOf = entities.mark()
  const [muted, blocked] = await Promise.all([allOf((cursor) => mutes(client, { cursor })), allOf((cursor) => blocks(client, { cursor }))])
  const listed = new Set([...muted, ...blocked].map(({ id }) => id))
  // Who is in neither list any more was let go on another device.
  const released = silencedIn(entities).filter(({ id }) => !listed.has(id))
  const embedded = [...muted, ...blocked].flatMap(({ relationship }) => relationship ?? [])
  const told = new Set(embedded.map(({ id }) => id))
  const unknown = [...listed, ...released.map(({ id }) => id)].filter((id) => !told.has(id))
  const asked: Relationship[] = []
  for (let from = 0; from < unknown.length; from += atOnce) {
    asked.push(...(await accounts.relationships(client, unknown.slice(from, from + atOnce))))
  }
  entities.receive({ accounts: [...muted, ...blocked], relationships: [...embedded, ...asked] }, asOf)
  await storage.set(silencedKey, silencedIn(entities))
  veils.takeDomains(await domainBlocks.list(client))
}

async function allOf(pageAt: (cursor: Cursor | null) => Promise<Page<Account>>): Promise<readonly Account[]> {
  const found: Account[] = []
  let cursor: Cursor | null = null
  for (let page = 0; page < mostPages; page += 1) {
    const { items, older }: Page<Account> = await pageAt(cursor)
    found.push(...items)
    if (older === null || items.length === 0) break
    cursor = older
  }
  return found
}
