import { sql, type SelectQueryBuilder } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import type { Database } from '../../db/schema.ts'
import { holdsText } from '../../db/holdsText.ts'
import type { Context } from '../Context.ts'
import type { OffsetPage } from '../../http/paging.ts'

type People = SelectQueryBuilder<Database, 'accounts', AccountRow>

/** Filters of the list of accounts, with Akkoma's names. */
const conditions = {
  local: (people) => people.where('domain', 'is', null),
  external: (people) => people.where('domain', 'is not', null),
  active: (people) => people.where('is_active', '=', 1),
  deactivated: (people) => people.where('is_active', '=', 0),
  need_approval: (people) => people.where('is_approved', '=', 0),
  unconfirmed: (people) => people.where('is_confirmed', '=', 0),
  is_admin: (people) => people.where('is_admin', '=', 1),
  is_moderator: (people) => people.where('is_moderator', '=', 1),
} as const satisfies Record<string, (people: People) => People>

export type PeopleCondition = keyof typeof conditions

/** The known filters of `local,is_admin`; others are ignored. */
export function readConditions(filters: string): PeopleCondition[] {
  const words = filters.split(',')
  return Object.keys(conditions).filter((word): word is PeopleCondition => words.includes(word))
}

export interface PeopleFilter {
  conditions: readonly PeopleCondition[]
  /** A part of `name` or `name@host`. */
  query: string | undefined
  /** A part of the display name. */
  name: string | undefined
  /** The whole address. */
  email: string | undefined
  actorTypes: readonly AccountRow['actor_type'][]
  /** Any of them. */
  tags: readonly string[]
}

/** Everybody the server knows, the newest first, with how many match. */
export async function listPeople(
  { db }: Context,
  filter: PeopleFilter,
  { limit, offset }: OffsetPage,
): Promise<{ people: AccountRow[]; count: number }> {
  let query: People = db.selectFrom('accounts').selectAll('accounts')
  for (const condition of filter.conditions) query = conditions[condition](query)
  if (filter.query) query = query.where(holdsText('acct', filter.query))
  if (filter.name) query = query.where(holdsText('display_name', filter.name))
  if (filter.email) query = query.where('id', 'in', db.selectFrom('users').select('account_id').where('email', '=', filter.email))
  if (filter.actorTypes.length > 0) query = query.where('actor_type', 'in', filter.actorTypes)
  if (filter.tags.length > 0) {
    const tagged = sql<boolean>`exists (select 1 from json_each(accounts.tags_json) where value in (${sql.join(filter.tags)}))`
    query = query.where(tagged)
  }
  const { count } = await query
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { people: await query.orderBy('id', 'desc').limit(limit).offset(offset).execute(), count }
}
