import type { Clock } from '@rookery/api/http/Clock'
import type { Db } from '../db/openDatabase.ts'

/** Numbers about the whole instance. */
export interface Stats {
  readonly people: number
  readonly activeMonth: number
  readonly activeHalfyear: number
  readonly localPosts: number
  readonly remotePeople: number
  readonly domains: number
  /** ActivityPub ids of admins and moderators. */
  readonly staff: readonly string[]
}

const CACHE_MS = 60_000
const MONTH_MS = 30 * 86_400_000

/** Counts at most once a minute, as Akkoma does: the numbers go out with every account of the instance. */
export function createStats(db: Db, clock: Pick<Clock, 'now'>): () => Promise<Stats> {
  let cached: { at: number; stats: Promise<Stats> } | null = null
  return () => {
    const now = clock.now()
    if (!cached || now - cached.at >= CACHE_MS || now < cached.at) cached = { at: now, stats: count(db, now) }
    return cached.stats
  }
}

async function count(db: Db, now: number): Promise<Stats> {
  const accounts = await db
    .selectFrom('accounts')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('domain', 'is', null).as('people'),
      select.fn.countAll<number>().filterWhere('domain', 'is not', null).as('remotePeople'),
      select.fn.count<number>('domain').distinct().as('domains'),
      select.fn
        .countAll<number>()
        .filterWhere('domain', 'is', null)
        .filterWhere('last_status_at', '>', now - MONTH_MS)
        .as('activeMonth'),
      select.fn
        .countAll<number>()
        .filterWhere('domain', 'is', null)
        .filterWhere('last_status_at', '>', now - 6 * MONTH_MS)
        .as('activeHalfyear'),
      select.fn.sum<number | null>('statuses_count').filterWhere('domain', 'is', null).as('localPosts'),
    ])
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow()
  const staff = await db
    .selectFrom('accounts')
    .select('ap_id')
    .where((where) => where.or([where('is_admin', '=', 1), where('is_moderator', '=', 1)]))
    .where('domain', 'is', null)
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute()
  return { ...accounts, localPosts: accounts.localPosts ?? 0, staff: staff.map((row) => row.ap_id) }
}
