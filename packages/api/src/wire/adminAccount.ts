import { fields, isTrue, line, readId, requireRecord, textOrNull, texts } from './read.ts'
import type { AccountId } from './model.ts'

/** An account as moderators see it, in addition to its public data. */
export interface AdminAccount {
  readonly id: AccountId
  /** `name`, or `name@host` for others; the name that the admin calls take. */
  readonly nickname: string
  readonly displayName: string
  readonly isActive: boolean
  readonly isLocal: boolean
  readonly isConfirmed: boolean
  readonly isApproved: boolean
  readonly roles: { readonly admin: boolean; readonly moderator: boolean }
  readonly tags: readonly string[]
  readonly email: string | null
  readonly registrationReason: string | null
}

/** Throws DecodeError without an id. */
export function decodeAdminAccount(value: unknown): AdminAccount {
  const raw = requireRecord(value, 'account')
  const roles = fields(raw.roles)
  return {
    id: readId(raw.id, 'account.id'),
    nickname: line(raw.nickname),
    displayName: line(raw.display_name),
    isActive: raw.is_active !== false,
    isLocal: isTrue(raw.local),
    isConfirmed: raw.is_confirmed !== false,
    isApproved: raw.is_approved !== false,
    roles: { admin: isTrue(roles.admin), moderator: isTrue(roles.moderator) },
    tags: texts(raw.tags),
    email: textOrNull(raw.email),
    registrationReason: textOrNull(raw.registration_reason),
  }
}
