import type { Session } from '#features/session/model/Session.ts'

/** The user's staff role on a server with staff tools; null for others. */
export function staffRoleOf({ me, entities, server }: Session): 'admin' | 'moderator' | null {
  const role = me === null ? undefined : entities.accounts.get(me)?.role
  return role === undefined || role === 'member' || !server.get().capabilities.moderation ? null : role
}

/** Servers leave the staff scopes out of a token from before the user joined the staff. */
export function hasStaffToken({ token }: Session): boolean {
  return token !== null && /\badmin\b/.test(token.scope)
}
