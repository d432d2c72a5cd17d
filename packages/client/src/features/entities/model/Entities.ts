import type { StatusId } from '@rookery/api/wire/model'
import type { Stop } from '@rookery/store/Cell'
import { createBatches } from '@rookery/store/Batches'
import type { EntityId, EntityName, StoredRecord, Sent } from './EntityKind.ts'
import { entityKinds, entityNames } from './entityKinds.ts'
import { createEntityTable, type EntityTable, type WritableTable } from '@rookery/store/EntityTable'
import { toTombstone } from './records.ts'

/** What one answer, one stream frame or one kept snapshot brought. */
export type Batch = { readonly [Name in EntityName]?: readonly Sent<Name>[] } & {
  /** Statuses that are gone. A deleted post never comes back, whatever a slow answer says. */
  readonly deleted?: readonly StatusId[]
}

/** Records as they were kept on the device, older than any answer. */
export type StoredRecords = { readonly [Name in EntityName]?: readonly StoredRecord<Name>[] }

/** Ids that must stay although nobody listens to them. */
export type Held = { readonly [Name in EntityName]?: Iterable<EntityId<Name>> }

export type RetainedIds = { readonly [Name in EntityName]: { has(id: EntityId<Name>): boolean } }

/** The entities of each kind. */
export type EntityTables = { readonly [Name in EntityName]: EntityTable<EntityId<Name>, StoredRecord<Name>> }

type WritableTables = { readonly [Name in EntityName]: WritableTable<EntityId<Name>, StoredRecord<Name>> }

/** Remembered deletions; beyond it the oldest go, long after any answer that could bring them back. */
const maxDeletions = 5000

/** Every entity a server has sent, each once. Lists hold ids; cards read by id. */
export interface Entities extends EntityTables {
  /**
   * The mark of a reading request about to leave; hand it to `receive` with the answer, so that a slow answer does not
   * overwrite what was learned meanwhile. Stream events and answers to writing requests need none: they are as new as their arrival.
   */
  nextRequestSeq(): number
  /** The only entrance for what servers send. Takes authors, repeats, quotes, polls and relationships apart. */
  receive(batch: Batch, requestSeq?: number): void
  restore(stored: StoredRecords): void
  /** Listeners hear of everything that `run` batches once, when it is over. */
  batch(run: () => void): void
  /** Hears of every change, once a batch. For counts over all; a card listens to its own id. */
  subscribe(listener: () => void): Stop
  /** Names ids that must stay although nobody listens to them: feeds, conversations, drafts, open searches. */
  hold(holder: () => Held): Stop
  held(): readonly Held[]
  /** For `sweep`, which finds out what must stay. What somebody listens to or has a guess on stays anyway. */
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

/** The mark of what must not overwrite anything: what the device kept, and what others are shown of a post. */
export const staleSeq = -1
