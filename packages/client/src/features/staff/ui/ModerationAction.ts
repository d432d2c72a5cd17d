import type { AccountId } from '@rookery/api/wire/model'
import type { AdminAccount } from '@rookery/api/wire/adminAccount'
import type { AccountRecord } from '#features/entities/model/records.ts'
import type { Action } from '#features/actions/ui/Action.ts'

/** Somebody as staff know them. */
export interface ModerationSubject {
  readonly id: AccountId
  readonly account: AccountRecord
  /** What only staff are told; undefined while it is not known. */
  readonly admin: AdminAccount | undefined
}

/** The parts of the moderation menu. A line stands between two of them. */
export const moderationGroups = ['roles', 'tags', 'account'] as const

/** One thing that staff can do to an account. */
export type ModerationAction = Action<ModerationSubject> & { readonly group?: (typeof moderationGroups)[number] }
