import type { AccountId } from '@rookery/api/wire/model'
import type { AdminAccount } from '@rookery/api/wire/adminAccount'
import type { AccountRecord } from '#features/entities/model/records.ts'
import type { Action } from '#features/actions/ui/Action.ts'

/** An account with the data for staff. */
export interface ModerationSubject {
  readonly id: AccountId
  readonly account: AccountRecord
  /** Fields for staff; undefined while unknown. */
  readonly admin: AdminAccount | undefined
}

/** Sections of the moderation menu, with separators between them. */
export const moderationGroups = ['roles', 'tags', 'account'] as const

/** One thing that staff can do to an account. */
export type ModerationAction = Action<ModerationSubject> & { readonly group?: (typeof moderationGroups)[number] }
