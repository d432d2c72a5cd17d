import type { AccountRow } from '../../auth.ts'
import type { VisibilityValue } from '../../db/schema.ts'
import type { Context } from '../Context.ts'
import { walked, type StatusQuery } from './selectPage.ts'

/** Parameters of every timeline. */
export interface TimelineFilter {
  onlyMedia: boolean
  local: boolean
  remote: boolean
  withMuted: boolean
  replyVisibility: 'following' | 'self' | undefined
  excludeVisibilities: readonly VisibilityValue[]
}

export const everything: TimelineFilter = {
  onlyMedia: false,
  local: false,
  remote: false,
  withMuted: false,
  replyVisibility: undefined,
  excludeVisibilities: [],
}

export function applyFilter(context: Context, query: StatusQuery, viewer: AccountRow | null, filter: TimelineFilter): StatusQuery {
  let result = query
  if (filter.onlyMedia) result = result.where('statuses.has_media', '=', 1)
  if (filter.local) result = result.where('statuses.local', '=', 1)
  if (filter.remote) result = result.where('statuses.local', '=', 0)
  if (filter.excludeVisibilities.length > 0) result = result.where('statuses.visibility', 'not in', filter.excludeVisibilities)
  if (viewer && filter.replyVisibility) result = onlyRepliesTo(context, result, viewer, filter.replyVisibility)
  return result
}

/** Of replies only those that mention the viewer, or (`following`) an account that the viewer follows, other than their own author. */
function onlyRepliesTo({ db }: Context, query: StatusQuery, viewer: AccountRow, which: 'following' | 'self'): StatusQuery {
  return query.where((where) => {
    const named = where.selectFrom('status_mentions as named').select('named.status_id').whereRef('named.status_id', '=', 'statuses.id')
    const follows = db.selectFrom('follows').select('target_id').where('account_id', '=', viewer.id).where('state', '=', 'accepted')
    return where.or([
      where('statuses.in_reply_to_id', 'is', null),
      where(walked.accountId, '=', viewer.id),
      where.exists(named.where('named.account_id', '=', viewer.id)),
      ...(which === 'following'
        ? [where.exists(named.where('named.account_id', 'in', follows).whereRef('named.account_id', '!=', 'statuses.account_id'))]
        : []),
    ])
  })
}

/** Leaves out posts from, repeats of and mentions of accounts, servers and conversations that the reader muted or blocked. */
export async function excludeHidden(
  context: Context,
  query: StatusQuery,
  viewer: AccountRow | null,
  options: { withMuted: boolean; withBlocked?: boolean },
): Promise<StatusQuery> {
  let result = excludeInactive(context, query)
  if (!viewer) return result
  const { people, reblogsOf, domains, contexts } = await loadHidden(context, viewer, options)
  if (people.length > 0) {
    result = result.where(walked.accountId, 'not in', people).where((where) =>
      where.or([
        where(walked.accountId, '=', viewer.id),
        where.and([
          where.not(
            where.exists(
              where
                .selectFrom('status_mentions as hidden')
                .select('hidden.status_id')
                .whereRef('hidden.status_id', '=', 'statuses.id')
                .where('hidden.account_id', 'in', people),
            ),
          ),
          // A repeat addresses the repeated author, but a remote one may come without that.
          where.or([
            where(walked.reblogOfId, 'is', null),
            where.not(
              where.exists(
                where
                  .selectFrom('statuses as original')
                  .select('original.id')
                  .whereRef('original.id', '=', 'statuses.reblog_of_id')
                  .where('original.account_id', 'in', people),
              ),
            ),
          ]),
        ]),
      ]),
    )
  }
  if (reblogsOf.length > 0) {
    result = result.where((where) => where.or([where(walked.reblogOfId, 'is', null), where(walked.accountId, 'not in', reblogsOf)]))
  }
  if (domains.length > 0) {
    const follows = context.db.selectFrom('follows').select('target_id').where('account_id', '=', viewer.id).where('state', '=', 'accepted')
    const there = context.db.selectFrom('accounts').select('id').where('domain', 'in', domains).where('id', 'not in', follows)
    result = result.where(walked.accountId, 'not in', there)
  }
  if (contexts.length > 0) result = result.where('statuses.context', 'not in', contexts)
  return result
}

/** Leaves out posts of deactivated accounts, and repeats of them. */
export function excludeInactive({ db }: Context, query: StatusQuery): StatusQuery {
  const inactive = db.selectFrom('accounts').select('id').where('is_active', '=', 0)
  return query
    .where(walked.accountId, 'not in', inactive)
    .where((where) =>
      where.or([
        where(walked.reblogOfId, 'is', null),
        where.not(
          where.exists(
            where
              .selectFrom('statuses as locked')
              .select('locked.id')
              .whereRef('locked.id', '=', 'statuses.reblog_of_id')
              .where('locked.account_id', 'in', inactive),
          ),
        ),
      ]),
    )
}

/** The lists are short for most people, so they are read once and written into the query, which then looks nothing up for each post. */
async function loadHidden(
  { db, clock }: Context,
  viewer: AccountRow,
  { withMuted, withBlocked = false }: { withMuted: boolean; withBlocked?: boolean },
) {
  const [relations, domains, threads] = await Promise.all([
    db
      .selectFrom('account_relations')
      .select(['target_id', 'kind', 'expires_at'])
      .where('account_id', '=', viewer.id)
      .where('kind', 'in', ['block', 'mute', 'reblog_mute'])
      .execute(),
    db.selectFrom('domain_blocks').select('domain').where('account_id', '=', viewer.id).execute(),
    withMuted ? [] : db.selectFrom('thread_mutes').select(['context', 'expires_at']).where('account_id', '=', viewer.id).execute(),
  ])
  const now = clock.now()
  const isOn = (row: { expires_at: number | null }) => row.expires_at === null || row.expires_at > now
  const of = (kind: string) => relations.filter((row) => row.kind === kind && isOn(row)).map((row) => row.target_id)
  return {
    people: [...new Set([...(withBlocked ? [] : of('block')), ...(withMuted ? [] : of('mute'))])],
    reblogsOf: of('reblog_mute'),
    domains: withBlocked ? [] : domains.map((row) => row.domain),
    contexts: threads.filter(isOn).map((row) => row.context),
  }
}
