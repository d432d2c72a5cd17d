import type { Insertable } from 'kysely'
import type { AccountRow } from '../auth.ts'
import type { Database, NotificationRowType, VisibilityValue } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import type { CastMember } from './cast.ts'
import type { Random } from './createRandom.ts'
import type { SeedFiles } from './pictures/SeedFiles.ts'
import type { Plan } from './Plan.ts'
import type { StoredNotice } from './tablesInOrder.ts'

/** The seeded world while it is being made: all rows in memory, consistent with each other, written at once. */
export interface World {
  readonly context: Context
  readonly seedFiles: SeedFiles
  readonly now: number
  readonly random: Random
  /** Posts and repeats in the order of their making. */
  readonly statuses: StatusRow[]
  person(acct: string): CastMember
  account(acct: string): AccountRow
  addPerson(person: CastMember, createdAt: number): void
  idAt(ms: number): string
  acctOf(accountId: string): string
  isLocal(acct: string): boolean
  post(plan: Plan): StatusRow
  repeat(acct: string, post: StatusRow, at: number, visibility?: VisibilityValue): void
  favourite(acct: string, post: StatusRow, at: number): void
  /** `name` is a Unicode emoji, a shortcode, or `shortcode@host`. */
  react(acct: string, post: StatusRow, name: string, at: number): void
  follow(acct: string, target: string, at: number, state?: 'accepted' | 'pending'): void
  notify(type: NotificationRowType, to: string, from: string, at: number, also?: Partial<StoredNotice>): void
  /** Rows without rules of their own. */
  add<Table extends keyof Database>(table: Table, row: Insertable<Database[Table]>): void
  /** How many rows of a table there are, for numbering the next. */
  count(table: keyof Database): number
  /** All rows, ordered so that each comes after the rows it refers to. */
  tables(): readonly (readonly [keyof Database, readonly object[]])[]
}
