import type { AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'

export interface ReactionJson {
  name: string
  count: number
  me: boolean
  url: string | null
  account_ids: string[]
}

/** Reactions by status id, the oldest kind first, the newest person of a kind first. Muted and blocked people are not counted. */
export async function gatherReactions(
  context: Context,
  statusIds: readonly string[],
  viewer: AccountRow | null,
  options: { withMuted?: boolean } = {},
): Promise<Map<string, ReactionJson[]>> {
  if (statusIds.length === 0) return new Map()
  let query = context.db.selectFrom('reactions').selectAll().where('status_id', 'in', statusIds).orderBy('id')
  if (viewer) {
    const hidden = context.db
      .selectFrom('account_relations')
      .select('target_id')
      .where('account_id', '=', viewer.id)
      .where('kind', 'in', options.withMuted ? ['block'] : ['block', 'mute'])
    query = query.where('account_id', 'not in', hidden)
  }
  const byStatus = new Map<string, Map<string, ReactionJson>>()
  for (const row of await query.execute()) {
    const kinds = byStatus.get(row.status_id) ?? new Map<string, ReactionJson>()
    byStatus.set(row.status_id, kinds)
    const url = row.url?.startsWith('/') ? context.origin + row.url : row.url
    const reaction = kinds.get(row.name) ?? { name: row.name, count: 0, me: false, url, account_ids: [] }
    kinds.set(row.name, reaction)
    reaction.count += 1
    reaction.me ||= row.account_id === viewer?.id
    reaction.account_ids.unshift(row.account_id)
  }
  return new Map([...byStatus].map(([id, kinds]) => [id, [...kinds.values()]]))
}
