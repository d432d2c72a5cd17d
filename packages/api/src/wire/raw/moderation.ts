import type { RawAccount } from './account.ts'
import type { RawStatus } from './status.ts'

/** An account with the fields that only moderators see. */
export interface RawAdminAccount extends RawAccount {
  email: string | null
  nickname: string
  is_active: boolean
  local: boolean
  roles: { admin: boolean; moderator: boolean }
  tags: string[]
  is_confirmed: boolean
  is_approved: boolean
  is_suggested: boolean
  registration_reason: string | null
  actor_type: string
}

export interface RawReport {
  id: string
  state: string
  content: string | null
  created_at: string
  account: RawAdminAccount
  actor: RawAdminAccount
  statuses: RawStatus[]
  notes: { id: number; content: string; created_at: string; user: RawAdminAccount }[]
}

export interface RawAnnouncement {
  id: string
  content: string
  starts_at: string | null
  ends_at: string | null
  all_day: boolean
  published_at: string
  updated_at: string
  /** Absent in the admin's form. */
  read?: boolean
  mentions: never[]
  statuses: never[]
  tags: never[]
  emojis: never[]
  reactions: never[]
  /** In the admin's form only. */
  pleroma?: { raw_content: string }
}
