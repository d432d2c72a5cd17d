import type { Account, Poll, Relationship, Status } from '@rookery/api/wire/model'
import type { Notification } from '@rookery/api/wire/notification'
import type { AccountRecord, NotificationRecord, StatusRecord } from './records.ts'

/** For each kind of entity, the decoded type and the stored record. */
interface EntityShapes {
  accounts: { sent: Account; record: AccountRecord }
  statuses: { sent: Status; record: StatusRecord }
  relationships: { sent: Relationship; record: Relationship }
  polls: { sent: Poll; record: Poll }
  notifications: { sent: Notification; record: NotificationRecord }
}

export type EntityName = keyof EntityShapes

/** An entity as a server sent it, with nested ones. */
export type Sent<Name extends EntityName> = EntityShapes[Name]['sent']

/** The record of an entity, with ids of nested ones. */
export type StoredRecord<Name extends EntityName> = EntityShapes[Name]['record']

export type EntityId<Name extends EntityName> = StoredRecord<Name>['id']

/** The definition of one kind of entity; a new kind is a new row of `entityKinds`. */
export interface EntityKind<Name extends EntityName> {
  readonly toRecord: (sent: Sent<Name>) => StoredRecord<Name>
  /** Nested entities: split off when they arrive, stored with the entity, and not swept while it exists. */
  readonly children: readonly EntityChild<Name>[]
  /** True if snapshots of feeds contain this kind. */
  readonly inSnapshots: boolean
  /** True if `next` is an older state than `previous`, regardless of the request order. */
  readonly isOlder?: (next: StoredRecord<Name>, previous: StoredRecord<Name>) => boolean
  /** Fields of `previous` that `next` cannot have. */
  readonly merge?: (next: StoredRecord<Name>, previous: StoredRecord<Name>) => StoredRecord<Name>
}

/** A nested entity. */
export interface EntityChild<Name extends EntityName> {
  readonly take: (parent: Sent<Name>, take: <Child extends EntityName>(kind: Child, sent: Sent<Child>) => void) => void
  readonly visit: (parent: StoredRecord<Name>, visit: <Child extends EntityName>(kind: Child, id: EntityId<Child>) => void) => void
}

/** Describes a nested entity: complete in decoded data, by id in the record. */
export function child<Name extends EntityName, Child extends EntityName>(
  kind: Child,
  where: {
    readonly sent: (parent: Sent<Name>) => Sent<Child> | null | undefined
    readonly id: (parent: StoredRecord<Name>) => EntityId<Child> | null | undefined
  },
): EntityChild<Name> {
  return {
    take(parent, take) {
      const sent = where.sent(parent)
      if (sent) take(kind, sent)
    },
    visit(parent, visit) {
      const id = where.id(parent)
      if (id) visit(kind, id)
    },
  }
}
