import type { StatusId } from '@rookery/api/wire/model'
import type { Stop } from '@rookery/store/Cell'
import { createBatches } from '@rookery/store/Batches'
import type { EntityId, EntityName, StoredRecord, Sent } from './EntityKind.ts'
import { entityKinds, entityNames } from './entityKinds.ts'
import { createEntityTable, type EntityTable, type WritableTable } from '@rookery/store/EntityTable'
import { toTombstone } from './records.ts'

/** Entities of one response, stream frame or snapshot. */
export type Batch = { readonly [Name in EntityName]?: readonly Sent<Name>[] } & {
  /** Deleted statuses. They never return, regardless of late responses. */
  readonly deleted?: readonly StatusId[]
}

/** Records that the device stored, older than any response. */
export type StoredRecords = { readonly [Name in EntityName]?: readonly StoredRecord<Name>[] }

/** Ids that must stay without listeners. */
export type Held = { readonly [Name in EntityName]?: Iterable<EntityId<Name>> }

export type RetainedIds = { readonly [Name in EntityName]: { has(id: EntityId<Name>): boolean } }

/** The entities of each kind. */
export type EntityTables = { readonly [Name in EntityName]: EntityTable<EntityId<Name>, StoredRecord<Name>> }

type WritableTables = { readonly [Name in EntityName]: WritableTable<EntityId<Name>, StoredRecord<Name>> }

/** Maximum number of remembered deletions; dropped ones are older than any response that could bring them back. */
const maxDeletions = 5000

/** All entities that servers sent, each once. Lists hold ids; cards read by id. */
export interface Entities extends EntityTables {
  /**
   * Returns a number for a request that is about to start. Hand it to `receive` with the response, so that a slow response does not
   * overwrite newer data. A stream event takes its number on arrival. Responses to writing requests need none: they are new.
   */
  nextRequestSeq(): number
  /** The only entrance for data of servers. Splits off authors, repeats, quotes, polls and relationships. */
  receive(batch: Batch, requestSeq?: number): void
  restore(stored: StoredRecords): void
  /** Notifies listeners once of all changes that `run` makes, at its end. */
  batch(run: () => void): void
  /** Calls the listener once after each batch. For totals; a card listens to its own id. */
  subscribe(listener: () => void): Stop
  /** Registers ids that must stay without listeners: those of feeds, conversations, drafts and open searches. */
  hold(holder: () => Held): Stop
  held(): readonly Held[]
  /** Removes all other entities; only `sweep` calls it. Entities with a listener or an open patch always stay. */
  forgetAllBut(stored: RetainedIds): void
}

export function createEntities(): Entities {
  const batches = createBatches()
  const tables: WritableTables = {
    accounts: createEntityTable({ batches, ...entityKinds.accounts }),
    statuses: createEntityTable({ batches, ...entityKinds.statuses }),
    relationships: createEntityTable({ batches, ...entityKinds.relationships }),
    polls: createEntityTable({ batches, ...entityKinds.polls }),
    notifications: createEntityTable({ batches, ...entityKinds.notifications }),
  }
  const { statuses } = tables
  const deletedKeys = new Set<string>()
  const holders = new Set<() => Held>()
  let latest = 0

  function take<Name extends EntityName>(name: Name, sent: Sent<Name>, requestSeq: number): void {
    const { children, toRecord } = entityKinds[name]
    for (const child of children) child.take(sent, (kind, part) => take(kind, part, requestSeq))
    const isDeleted = name === 'statuses' && deletedKeys.has(sent.id)
    if (!isDeleted) write(name, toRecord(sent), requestSeq)
  }

  function write<Name extends EntityName>(name: Name, record: StoredRecord<Name>, requestSeq: number): void {
    tables[name].write(record.id, record, requestSeq)
  }

  function receiveAll<Name extends EntityName>(name: Name, batch: Batch, requestSeq: number): void {
    for (const sent of batch[name] ?? []) take(name, sent, requestSeq)
  }

  function forgetOthers<Name extends EntityName>(name: Name, stored: RetainedIds): void {
    const table = tables[name]
    for (const id of table.ids()) if (!stored[name].has(id) && !table.isHeld(id)) table.delete(id)
  }

  function restoreAll<Name extends EntityName>(name: Name, stored: StoredRecords): void {
    for (const record of stored[name] ?? []) write(name, record, staleSeq)
  }

  function markDeleted(id: StatusId, requestSeq: number): void {
    deletedKeys.add(id)
    const known = statuses.confirmed(id)
    if (known) statuses.write(id, toTombstone(known), requestSeq)
  }

  return {
    ...tables,
    batch: batches.batch,
    subscribe: batches.subscribe,
    nextRequestSeq: () => latest++,
    receive(batch, requestSeq = latest++) {
      batches.batch(() => {
        for (const name of entityNames) receiveAll(name, batch, requestSeq)
        for (const id of batch.deleted ?? []) markDeleted(id, requestSeq)
      })
    },
    restore(stored) {
      batches.batch(() => {
        for (const name of entityNames) restoreAll(name, stored)
      })
    },
    hold(holder) {
      holders.add(holder)
      return () => holders.delete(holder)
    },
    held: () => [...holders].map((holder) => holder()),
    forgetAllBut(stored) {
      for (const name of entityNames) forgetOthers(name, stored)
      for (const id of deletedKeys) {
        if (deletedKeys.size <= maxDeletions) break
        deletedKeys.delete(id)
      }
    },
  }
}

/** The number of data that must not overwrite anything: stored data, and the parts of a post that others may see. */
export const staleSeq = -1
