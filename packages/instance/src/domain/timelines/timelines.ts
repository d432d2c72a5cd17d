import { sql } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import type { VisibilityValue } from '../../db/schema.ts'
import type { Context } from '../Context.ts'
import { applyFilter, excludeHidden, excludeInactive, type TimelineFilter } from './filters.ts'
import { walked, type StatusQuery } from './selectPage.ts'

/*
 * Each timeline is a query over `statuses`; `selectPage` cuts a page out of it, and streams ask it whether it holds a new post.
 */

const all = ({ db }: Context): StatusQuery => db.selectFrom('statuses').select('statuses.id')

const followsOf = ({ db }: Context, viewer: AccountRow) =>
  db.selectFrom('follows').select('target_id').where('account_id', '=', viewer.id).where('state', '=', 'accepted')

/** The user's own posts, those of followed accounts, mentions, and public ones with a followed hashtag. */
export async function homeTimeline(context: Context, viewer: AccountRow, filter: TimelineFilter): Promise<StatusQuery> {
  const tags = await context.db.selectFrom('followed_tags').select('tag').where('account_id', '=', viewer.id).execute()
  const query = all(context)
    .where((where) =>
      where.or([
        where(walked.accountId, '=', viewer.id),
        where.and([where('statuses.visibility', '!=', 'direct'), where(walked.accountId, 'in', followsOf(context, viewer))]),
        where.and([
          where(walked.reblogOfId, 'is', null),
          where.exists(
            where
              .selectFrom('status_mentions as mine')
              .select('mine.status_id')
              .whereRef('mine.status_id', '=', 'statuses.id')
              .where('mine.account_id', '=', viewer.id),
          ),
        ]),
        ...(tags.length === 0
          ? []
          : [
              where.and([
                where('statuses.visibility', '=', 'public'),
                where(walked.reblogOfId, 'is', null),
                where(
                  'statuses.id',
                  'in',
                  where
                    .selectFrom('status_tags')
                    .select('status_tags.status_id')
                    .where(
                      'tag',
                      'in',
                      tags.map((row) => row.tag),
                    ),
                ),
              ]),
            ]),
      ]),
    )
    // Repeats of one's own posts are left out, because a notification tells of them.
    .where((where) =>
      where.or([
        where(walked.reblogOfId, 'is', null),
        where(walked.accountId, '=', viewer.id),
        where.not(
          where.exists(
            where
              .selectFrom('statuses as own')
              .select('own.id')
              .whereRef('own.id', '=', 'statuses.reblog_of_id')
              .where('own.account_id', '=', viewer.id),
          ),
        ),
      ]),
    )
  return excludeHidden(context, applyFilter(context, query, viewer, filter), viewer, filter)
}

/** Public posts; local-only ones too for people of this server. Never repeats. */
function publicPosts(context: Context, viewer: AccountRow | null): StatusQuery {
  const shown: VisibilityValue[] = viewer ? ['public', 'local'] : ['public']
  return all(context).where('statuses.visibility', 'in', shown).where(walked.reblogOfId, 'is', null)
}

export async function publicTimeline(
  context: Context,
  viewer: AccountRow | null,
  filter: TimelineFilter & { instance?: string | undefined },
): Promise<StatusQuery> {
  let query = applyFilter(context, publicPosts(context, viewer), viewer, filter)
  if (filter.instance !== undefined) {
    const there = filter.instance === context.host ? null : filter.instance
    const people = context.db
      .selectFrom('accounts')
      .select('id')
      .where('domain', there === null ? 'is' : '=', there)
    query = query.where(walked.accountId, 'in', people)
  }
  return excludeHidden(context, query, viewer, filter)
}

/** Public posts of this server and of those that it counts as its neighbourhood. */
export async function bubbleTimeline(context: Context, viewer: AccountRow | null, filter: TimelineFilter): Promise<StatusQuery> {
  const neighbours = context.db.selectFrom('accounts').select('id').where('domain', 'in', context.config.bubble)
  const query = publicPosts(context, viewer).where((where) =>
    where.or([where('statuses.local', '=', 1), where(walked.accountId, 'in', neighbours)]),
  )
  return excludeHidden(context, applyFilter(context, query, viewer, filter), viewer, filter)
}

export interface TagChoice {
  any: readonly string[]
  all: readonly string[]
  none: readonly string[]
}

export async function tagTimeline(
  context: Context,
  viewer: AccountRow | null,
  tags: TagChoice,
  filter: TimelineFilter,
): Promise<StatusQuery> {
  const having = (desired: readonly string[]) =>
    context.db
      .selectFrom('status_tags')
      .select('status_id')
      .where(
        'tag',
        'in',
        desired.map((tag) => tag.toLowerCase()),
      )
  let query = publicPosts(context, viewer).where('statuses.id', 'in', having(tags.any))
  for (const tag of tags.all) query = query.where('statuses.id', 'in', having([tag]))
  if (tags.none.length > 0) query = query.where('statuses.id', 'not in', having(tags.none))
  return excludeHidden(context, applyFilter(context, query, viewer, filter), viewer, filter)
}

/** Posts of those list members that the list's owner follows; no repeats. */
export async function listTimeline(context: Context, viewer: AccountRow, listId: number, filter: TimelineFilter): Promise<StatusQuery> {
  const members = context.db
    .selectFrom('list_members')
    .select('account_id')
    .where('list_id', '=', listId)
    .where('account_id', 'in', followsOf(context, viewer))
  const query = all(context)
    .where(walked.accountId, 'in', members)
    .where(walked.reblogOfId, 'is', null)
    .where('statuses.visibility', '!=', 'direct')
  return excludeHidden(context, applyFilter(context, query, viewer, filter), viewer, filter)
}

export async function directTimeline(context: Context, viewer: AccountRow, filter: TimelineFilter): Promise<StatusQuery> {
  const query = all(context)
    // Written out, so that SQLite sees that the index of direct posts has them all.
    .where(sql<boolean>`statuses.visibility = 'direct'`)
    .where((where) =>
      where.or([
        where(walked.accountId, '=', viewer.id),
        where(
          'statuses.id',
          'in',
          where.selectFrom('status_mentions').select('status_mentions.status_id').where('status_mentions.account_id', '=', viewer.id),
        ),
      ]),
    )
  return excludeHidden(context, applyFilter(context, query, viewer, filter), viewer, filter)
}

export interface ProfileFilter extends TimelineFilter {
  pinned: boolean
  excludeReplies: boolean
  excludeReblogs: boolean
  tagged: string | undefined
}

/** The posts and repeats of one person, as far as the reader may see them. Direct ones only where they name the reader. */
export async function profileTimeline(
  context: Context,
  viewer: AccountRow | null,
  author: AccountRow,
  filter: ProfileFilter,
): Promise<StatusQuery> {
  let query = all(context)
    .where('statuses.account_id', '=', author.id)
    .where((where) =>
      where.or(
        visibleOf(viewer, author)
          .map((visibility) => where('statuses.visibility', '=', visibility))
          .concat(
            viewer
              ? [
                  where.exists(
                    where
                      .selectFrom('status_mentions as mine')
                      .select('mine.status_id')
                      .whereRef('mine.status_id', '=', 'statuses.id')
                      .where('mine.account_id', '=', viewer.id),
                  ),
                ]
              : [],
            viewer
              ? [
                  where.and([
                    where('statuses.visibility', '=', 'private'),
                    where.exists(followsOf(context, viewer).where('target_id', '=', author.id)),
                  ]),
                ]
              : [],
          ),
      ),
    )
  if (filter.pinned) query = query.where('statuses.pinned_at', 'is not', null)
  if (filter.excludeReplies) query = query.where('statuses.in_reply_to_id', 'is', null)
  if (filter.excludeReblogs) query = query.where(walked.reblogOfId, 'is', null)
  if (filter.tagged !== undefined) {
    query = query.where(
      'statuses.id',
      'in',
      context.db.selectFrom('status_tags').select('status_id').where('tag', '=', filter.tagged.toLowerCase()),
    )
  }
  query = applyFilter(context, query, viewer, filter)
  const blocked =
    viewer &&
    (await context.db
      .selectFrom('account_relations')
      .select('id')
      .where('account_id', '=', viewer.id)
      .where('target_id', '=', author.id)
      .where('kind', '=', 'block')
      .executeTakeFirst())
  // The profile of a blocked person shows their posts to the reader who opens it.
  return blocked ? excludeInactive(context, query) : excludeHidden(context, query, viewer, filter)
}

function visibleOf(viewer: AccountRow | null, author: AccountRow): VisibilityValue[] {
  if (!viewer) return ['public', 'unlisted']
  return viewer.id === author.id ? ['public', 'unlisted', 'local', 'private'] : ['public', 'unlisted', 'local']
}

/** All posts of a conversation that the reader may see. */
export async function contextTimeline(context: Context, viewer: AccountRow | null, conversation: string): Promise<StatusQuery> {
  let query = all(context).where('statuses.context', '=', conversation).where(walked.reblogOfId, 'is', null)
  if (!viewer) return excludeInactive(context, query.where('statuses.visibility', 'in', ['public', 'unlisted']))
  query = query.where((where) =>
    where.or([
      where('statuses.visibility', 'in', ['public', 'unlisted', 'local']),
      where('statuses.account_id', '=', viewer.id),
      where.and([where('statuses.visibility', '=', 'private'), where('statuses.account_id', 'in', followsOf(context, viewer))]),
      where.exists(
        where
          .selectFrom('status_mentions as mine')
          .select('mine.status_id')
          .whereRef('mine.status_id', '=', 'statuses.id')
          .where('mine.account_id', '=', viewer.id),
      ),
    ]),
  )
  return excludeHidden(context, query, viewer, { withMuted: true })
}
