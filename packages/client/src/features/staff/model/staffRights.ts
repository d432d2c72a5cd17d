import type { Session } from '#features/session/model/Session.ts'
import { hasStaffToken, staffRoleOf } from './staffRole.ts'

/** Rights that a server may grant to some staff only. */
export type StaffRight = 'reports' | 'tags' | 'activation' | 'deletion' | 'roles' | 'posts' | 'announcements'

interface RightRule {
  /** Pleroma's name of it, where it gives each role its own. Null where only admins have it there, too. */
  readonly privilege: string | null
  /** Moderators have it: always, never, or where the server says that they have more than usual. */
  readonly moderators: 'always' | 'never' | 'privileged'
}

/** As Akkoma's and Pleroma's routes ask for it. */
const rules: Readonly<Record<StaffRight, RightRule>> = {
  reports: { privilege: 'reports_manage_reports', moderators: 'always' },
  tags: { privilege: 'users_manage_tags', moderators: 'always' },
  activation: { privilege: 'users_manage_activation_state', moderators: 'always' },
  posts: { privilege: 'messages_delete', moderators: 'always' },
  deletion: { privilege: 'users_delete', moderators: 'privileged' },
  announcements: { privilege: 'announcements_manage_announcements', moderators: 'never' },
  roles: { privilege: null, moderators: 'never' },
}

/** Whether the user has this right. Actions without it are not offered. */
export function hasStaffRight(session: Session, right: StaffRight): boolean {
  const role = staffRoleOf(session)
  if (role === null || session.me === null || !hasStaffToken(session)) return false
  const { privilege, moderators } = rules[right]
  const privileges = session.entities.accounts.get(session.me)?.own?.privileges ?? null
  if (privilege !== null && privileges !== null) return privileges.includes(privilege)
  if (role === 'admin') return true
  return moderators === 'always' || (moderators === 'privileged' && session.server.get().capabilities.privilegedModerators)
}
