import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { AccountRecord } from '#features/entities/model/records.ts'
import type { Action } from '#features/actions/ui/Action.ts'

/** Somebody, and how the reader and they stand to each other as far as that is known. */
export interface AccountSubject {
  readonly id: AccountId
  readonly account: AccountRecord
  readonly relationship: Relationship | undefined
}

/** The parts of the menu on somebody. A line stands between two of them. */
export const accountGroups = ['keep', 'restrict'] as const

/** One thing that can be done to an account. */
export type AccountAction<Id extends string = string> = Action<AccountSubject, Id> & {
  readonly group?: (typeof accountGroups)[number]
  /** It stands in the menu on the person alone, not in that on each of their posts. */
  readonly isOnCard?: boolean
}
