import type { RelationKind } from '../../db/schema.ts'
import type { Context } from '../Context.ts'

/** Sets one kind of relation between two accounts; repeating it changes its end. */
export async function setRelation(
  { db, clock }: Context,
  relation: { from: string; to: string; kind: RelationKind; expiresAt?: number | null },
): Promise<void> {
  const expiresAt = relation.expiresAt ?? null
  await db
    .insertInto('account_relations')
    .values({ account_id: relation.from, target_id: relation.to, kind: relation.kind, expires_at: expiresAt, created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'target_id']).doUpdateSet({ expires_at: expiresAt }))
    .execute()
}

/** Whether there was one to take back. */
export async function unsetRelation({ db }: Context, from: string, to: string, kinds: readonly RelationKind[]): Promise<boolean> {
  const deleted = await db
    .deleteFrom('account_relations')
    .where('account_id', '=', from)
    .where('target_id', '=', to)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export async function hasRelation({ db, clock }: Context, from: string, to: string, kind: RelationKind): Promise<boolean> {
  const row = await db
    .selectFrom('account_relations')
    .select('expires_at')
    .where('account_id', '=', from)
    .where('target_id', '=', to)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined && (row.expires_at === null || row.expires_at > clock.now())
}
