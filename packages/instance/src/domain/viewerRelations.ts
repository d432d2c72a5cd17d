import type { AccountRow } from '../auth.ts'
import type { Context } from './Context.ts'

/** The viewer's relations with the accounts of a page. */
export interface ViewerRelations {
  id: string
  isStaff: boolean
  following: ReadonlySet<string>
  blocking: ReadonlySet<string>
  muting: ReadonlySet<string>
}

export async function loadViewerRelations(
  { db, clock }: Context,
  viewer: AccountRow,
  { accountIds }: { accountIds: readonly string[] },
): Promise<ViewerRelations> {
  const ids = [...new Set(accountIds)]
  const [follows, relations] = await Promise.all([
    db
      .selectFrom('follows')
      .select('target_id')
      .where('account_id', '=', viewer.id)
      .where('state', '=', 'accepted')
      .where('target_id', 'in', ids)
      .execute(),
    db
      .selectFrom('account_relations')
      .select(['target_id', 'kind', 'expires_at'])
      .where('account_id', '=', viewer.id)
      .where('kind', 'in', ['block', 'mute'])
      .where('target_id', 'in', ids)
      .execute(),
  ])
  const active = relations.filter((row) => row.expires_at === null || row.expires_at > clock.now())
  return {
    id: viewer.id,
    isStaff: Boolean(viewer.is_admin || viewer.is_moderator),
    following: new Set(follows.map((row) => row.target_id)),
    blocking: new Set(active.filter((row) => row.kind === 'block').map((row) => row.target_id)),
    muting: new Set(active.filter((row) => row.kind === 'mute').map((row) => row.target_id)),
  }
}

/**
 * Who may see a post: everyone public and unlisted ones, local users local ones, followers private ones, recipients those that address
 * them, the author all.
 */
export function canSee(
  status: { account_id: string; visibility: string },
  relations: Pick<ViewerRelations, 'id' | 'following'> | null,
  addressed: readonly string[],
): boolean {
  if (status.visibility === 'public' || status.visibility === 'unlisted') return true
  if (relations === null) return false
  if (status.account_id === relations.id || addressed.includes(relations.id) || status.visibility === 'local') return true
  return status.visibility === 'private' && relations.following.has(status.account_id)
}
