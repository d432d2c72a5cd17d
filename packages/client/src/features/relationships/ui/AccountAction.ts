import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { AccountRecord } from '#features/entities/model/records.ts'
import type { Action } from '#features/actions/ui/Action.ts'

/** An account, with the relationship if known. */
export interface AccountSubject {
  readonly id: AccountId
  readonly account: AccountRecord
  readonly relationship: Relationship | undefined
}

/** Sections of an account's menu, with separators between them. */
export const accountGroups = ['keep', 'restrict'] as const

/** One thing that can be done to an account. */
export type AccountAction<Id extends string = string> = Action<AccountSubject, Id> & {
  readonly group?: (typeof accountGroups)[number]
  /** Only in the menu of the account, not in those of its posts. */
  readonly isOnCard?: boolean
}
