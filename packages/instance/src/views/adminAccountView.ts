import type { AccountRow } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { absolute } from './emojiView.ts'
import { isoSeconds } from './time.ts'

/** A person as staff see them. `user` is what only this server knows, and null for people of other servers. */
export function adminAccountView(
  context: Context,
  row: AccountRow,
  user: { email: string | null; registration_reason: string | null } | null,
) {
  return {
    id: row.id,
    email: user?.email ?? null,
    avatar: absolute(context, row.avatar ?? '/images/avi.png'),
    nickname: row.acct,
    display_name: row.display_name,
    is_active: Boolean(row.is_active),
    local: row.domain === null,
    roles: { admin: Boolean(row.is_admin), moderator: Boolean(row.is_moderator) },
    tags: storedJson<string[]>(row.tags_json),
    is_confirmed: Boolean(row.is_confirmed),
    is_approved: Boolean(row.is_approved),
    is_suggested: Boolean(row.is_suggested),
    url: row.url ?? row.ap_id,
    registration_reason: user?.registration_reason ?? null,
    actor_type: row.actor_type,
    created_at: isoSeconds(row.created_at),
  }
}
