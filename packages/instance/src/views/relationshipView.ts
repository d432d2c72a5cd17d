import type { Context } from '../domain/Context.ts'
import type { RelationKind } from '../db/schema.ts'

/** Relationships of `viewerId` with accounts, by account id. Unknown ids are left out. */
export async function renderRelationships(context: Context, viewerId: string, ids: readonly string[]) {
  const { db, clock } = context
  if (ids.length === 0) return new Map<string, RelationshipJson>()
  const [accounts, following, followers, relations, domains, notes] = await Promise.all([
    db.selectFrom('accounts').select(['id', 'domain']).where('id', 'in', ids).execute(),
    db.selectFrom('follows').select(['target_id', 'state']).where('account_id', '=', viewerId).where('target_id', 'in', ids).execute(),
    db.selectFrom('follows').select(['account_id', 'state']).where('target_id', '=', viewerId).where('account_id', 'in', ids).execute(),
    db
      .selectFrom('account_relations')
      .select(['target_id', 'kind'])
      .where('account_id', '=', viewerId)
      .where('target_id', 'in', ids)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', clock.now())]))
      .execute(),
    db.selectFrom('domain_blocks').select('domain').where('account_id', '=', viewerId).execute(),
    db
      .selectFrom('account_notes')
      .select(['target_id', 'comment'])
      .where('account_id', '=', viewerId)
      .where('target_id', 'in', ids)
      .execute(),
  ])
  const followingState = new Map(following.map((row) => [row.target_id, row.state]))
  const followerState = new Map(followers.map((row) => [row.account_id, row.state]))
  const kinds = new Set(relations.map((row) => `${row.kind} ${row.target_id}`))
  const blockedDomains = new Set(domains.map((row) => row.domain.toLowerCase()))
  const noteOf = new Map(notes.map((row) => [row.target_id, row.comment]))
  return new Map(
    accounts.map(({ id, domain }) => {
      const has = (kind: RelationKind) => kinds.has(`${kind} ${id}`)
      const relationship = {
        id,
        following: followingState.get(id) === 'accepted',
        followed_by: followerState.get(id) === 'accepted',
        blocking: has('block'),
        // Akkoma never reveals who has blocked the viewer.
        blocked_by: false,
        muting: has('mute'),
        muting_notifications: has('notification_mute'),
        subscribing: has('subscription'),
        notifying: has('subscription'),
        requested: followingState.get(id) === 'pending',
        requested_by: followerState.get(id) === 'pending',
        domain_blocking: domain !== null && blockedDomains.has(domain.toLowerCase()),
        showing_reblogs: !has('reblog_mute'),
        endorsed: false,
        note: noteOf.get(id) ?? '',
      }
      return [id, relationship] as const
    }),
  )
}

export interface RelationshipJson {
  id: string
  following: boolean
  followed_by: boolean
  blocking: boolean
  blocked_by: boolean
  muting: boolean
  muting_notifications: boolean
  subscribing: boolean
  notifying: boolean
  requested: boolean
  requested_by: boolean
  domain_blocking: boolean
  showing_reblogs: boolean
  endorsed: boolean
  note: string
}
