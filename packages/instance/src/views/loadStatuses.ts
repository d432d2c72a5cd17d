import type { Selectable } from 'kysely'
import type { AccountRow } from '../auth.ts'
import type { StatusTable } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import { loadViewerRelations } from '../domain/viewerRelations.ts'
import { renderAccounts } from './accountView.ts'
import { attachmentView } from './attachmentView.ts'
import { absolute, loadEmojiUrls, shortcodesIn } from './emojiView.ts'
import { pollView } from './pollView.ts'
import { gatherReactions } from './reactionView.ts'

export type StatusRow = Selectable<StatusTable>

/** Everything that a page of posts needs, read with one query a table however many posts there are. */
export type StatusSurroundings = Awaited<ReturnType<typeof loadStatuses>>

export async function loadStatuses(context: Context, page: readonly StatusRow[], viewer: AccountRow | null) {
  const rows = await withReferenced(context, page)
  const ids = [...rows.keys()]
  const all = [...rows.values()]
  const mentions = await loadMentions(context, ids)
  const parentAuthors = all.flatMap((row) => row.in_reply_to_account_id ?? [])
  const [accounts, parents, parentNames, tags, media, emojiUrls, own, polls, reactions, reader, marks] = await Promise.all([
    renderAccounts(
      context,
      all.map((row) => row.account_id),
      viewer,
    ),
    loadParents(context, all),
    loadAccts(context, parentAuthors),
    loadTags(context, ids),
    loadMedia(context, ids),
    loadEmojiUrls(
      context,
      all.flatMap((row) => shortcodesIn(`${row.content} ${row.spoiler_text}`)),
    ),
    loadOwnEmojis(context, ids),
    loadPolls(context, all, viewer),
    gatherReactions(context, ids, viewer),
    viewer && loadViewerRelations(context, viewer, { accountIds: all.map((row) => row.account_id) }),
    viewer && loadMarks(context, viewer.id, all),
  ])
  return { context, viewer, rows, accounts, mentions, parents, parentNames, tags, media, emojiUrls, own, polls, reactions, reader, marks }
}

/** The page with its repeated and quoted posts. A quoted post's own quote is not shown, so it is not read. */
async function withReferenced({ db }: Context, page: readonly StatusRow[]): Promise<Map<string, StatusRow>> {
  const rows = new Map(page.map((row) => [row.id, row]))
  const add = async (desired: readonly (string | null)[]) => {
    const missing = [...new Set(desired.flatMap((id) => (id !== null && !rows.has(id) ? [id] : [])))]
    if (missing.length === 0) return
    for (const row of await db.selectFrom('statuses').selectAll().where('id', 'in', missing).execute()) rows.set(row.id, row)
  }
  await add(page.map((row) => row.reblog_of_id))
  await add([...rows.values()].map((row) => row.quote_id))
  return rows
}

async function loadParents({ db }: Context, rows: readonly StatusRow[]) {
  const ids = [...new Set(rows.flatMap((row) => row.in_reply_to_id ?? []))]
  if (ids.length === 0) return new Map<string, { ap_id: string; visibility: string; account_id: string }>()
  const found = await db.selectFrom('statuses').select(['id', 'ap_id', 'visibility', 'account_id']).where('id', 'in', ids).execute()
  return new Map(found.map((row) => [row.id, row]))
}

async function loadAccts({ db }: Context, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'acct'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(found.map((row) => [row.id, row.acct]))
}

async function loadMentions({ db }: Context, ids: readonly string[]) {
  const found = await db
    .selectFrom('status_mentions')
    .innerJoin('accounts', 'accounts.id', 'status_mentions.account_id')
    .select(['status_id', 'accounts.id', 'acct', 'username', 'url', 'ap_id'])
    .where('status_id', 'in', ids)
    .orderBy('position')
    .execute()
  return group(
    found,
    (row) => row.status_id,
    ({ id, acct, username, url, ap_id }) => ({ id, acct, username, url: url ?? ap_id }),
  )
}

async function loadTags({ db, origin }: Context, ids: readonly string[]) {
  const found = await db.selectFrom('status_tags').selectAll().where('status_id', 'in', ids).execute()
  return group(
    found,
    (row) => row.status_id,
    ({ tag }) => ({ name: tag, url: `${origin}/tag/${tag}` }),
  )
}

async function loadMedia(context: Context, ids: readonly string[]) {
  const found = await context.db
    .selectFrom('status_media')
    .innerJoin('media', 'media.id', 'status_media.media_id')
    .selectAll('media')
    .select('status_id')
    .where('status_id', 'in', ids)
    .orderBy('position')
    .execute()
  return group(
    found,
    (row) => row.status_id,
    (row) => attachmentView(context, row),
  )
}

async function loadOwnEmojis(context: Context, ids: readonly string[]) {
  const found = await context.db.selectFrom('status_emojis').selectAll().where('status_id', 'in', ids).execute()
  const grouped = group(
    found,
    (row) => row.status_id,
    ({ shortcode, url }) => [shortcode, absolute(context, url)] as const,
  )
  return new Map([...grouped].map(([id, pairs]) => [id, Object.fromEntries(pairs)]))
}

/** Polls by status id. */
export async function loadPolls(context: Context, rows: readonly StatusRow[], viewer: AccountRow | null) {
  const { db, clock } = context
  const polls = await db
    .selectFrom('polls')
    .selectAll()
    .where(
      'status_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  if (polls.length === 0) return new Map<string, ReturnType<typeof pollView>>()
  const ids = polls.map((poll) => poll.id)
  const options = await db.selectFrom('poll_options').selectAll().where('poll_id', 'in', ids).orderBy('position').execute()
  const votes = viewer
    ? await db
        .selectFrom('poll_votes')
        .selectAll()
        .where('poll_id', 'in', ids)
        .where('account_id', '=', viewer.id)
        .orderBy('position')
        .execute()
    : []
  const emojis = await loadEmojiUrls(
    context,
    options.flatMap((option) => shortcodesIn(option.title)),
  )
  const authors = new Map(rows.map((row) => [row.id, row.account_id]))
  return new Map(
    polls.map((poll) => {
      const parts = {
        poll,
        options: options.filter((option) => option.poll_id === poll.id),
        ownVotes: viewer && votes.filter((vote) => vote.poll_id === poll.id).map((vote) => vote.position),
        isAuthor: viewer !== null && authors.get(poll.status_id) === viewer.id,
      }
      return [poll.status_id, pollView(parts, clock.now(), emojis)]
    }),
  )
}

/** The viewer's actions on posts, by post (repeats: the original's id) or conversation. */
async function loadMarks({ db, clock }: Context, viewerId: string, rows: readonly StatusRow[]) {
  const ids = rows.map((row) => row.id)
  const [favourites, bookmarks, reblogs, mutes, conversations] = await Promise.all([
    db.selectFrom('favourites').select('status_id').where('account_id', '=', viewerId).where('status_id', 'in', ids).execute(),
    db
      .selectFrom('bookmarks')
      .select(['status_id', 'folder_id'])
      .where('account_id', '=', viewerId)
      .where('status_id', 'in', ids)
      .execute(),
    db.selectFrom('statuses').select('reblog_of_id').where('account_id', '=', viewerId).where('reblog_of_id', 'in', ids).execute(),
    db
      .selectFrom('thread_mutes')
      .select(['context', 'expires_at'])
      .where('account_id', '=', viewerId)
      .where('context', 'in', [...new Set(rows.map((row) => row.context))])
      .execute(),
    db
      .selectFrom('conversations')
      .select(['context', 'id'])
      .where('account_id', '=', viewerId)
      .where('context', 'in', [...new Set(rows.filter((row) => row.visibility === 'direct').map((row) => row.context))])
      .execute(),
  ])
  return {
    favourites: new Set(favourites.map((row) => row.status_id)),
    /** With the folder of each. */
    bookmarks: new Map(bookmarks.map((row) => [row.status_id, row.folder_id])),
    reblogs: new Set(reblogs.map((row) => row.reblog_of_id)),
    mutedContexts: new Set(mutes.filter((row) => row.expires_at === null || row.expires_at > clock.now()).map((row) => row.context)),
    conversations: new Map(conversations.map((row) => [row.context, row.id])),
  }
}

function group<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => string, valueOf: (row: Row) => Value): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const known = groups.get(keyOf(row))
    if (known) known.push(valueOf(row))
    else groups.set(keyOf(row), [valueOf(row)])
  }
  return groups
}
