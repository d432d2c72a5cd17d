import { sql } from 'kysely'
import type { AccountRow } from '../auth.ts'
import { crashed, failure, recordNotFound } from '../http/HttpError.ts'
import { loadPolls, type StatusRow } from '../views/loadStatuses.ts'
import type { PollJson } from '../views/pollView.ts'
import type { Context } from './Context.ts'
import { notify } from './notifications/notify.ts'
import { findStatus } from './statuses/findStatus.ts'
import { transact } from './transact.ts'

/** @throws HttpError 404 when it may not be seen; 500 when there is none, as on Akkoma 3.16 */
export async function showPoll(context: Context, viewer: AccountRow | null, pollId: number): Promise<PollJson> {
  const { post } = await requirePoll(context, viewer, pollId)
  return renderPoll(context, post, viewer)
}

async function requirePoll(context: Context, viewer: AccountRow | null, pollId: number) {
  const poll = await context.db.selectFrom('polls').selectAll().where('id', '=', pollId).executeTakeFirst()
  if (!poll) throw crashed()
  const post = await findStatus(context, poll.status_id, viewer)
  if (!post) throw recordNotFound()
  return { poll, post }
}

async function renderPoll(context: Context, post: StatusRow, viewer: AccountRow | null): Promise<PollJson> {
  const poll = (await loadPolls(context, [post], viewer)).get(post.id)
  if (!poll) throw recordNotFound()
  return poll
}

/** How long a repeated vote is answered with the poll instead of refused: Akkoma remembers its answer that long. */
const rememberVoteMs = 6 * 60 * 60 * 1000

/**
 * Votes. The indices count from 0; none at all is taken as no vote. Polls that have ended still take votes, as on Akkoma.
 * @throws HttpError 404, 422
 */
export function vote(context: Context, account: AccountRow, pollId: number, choices: readonly number[]): Promise<PollJson> {
  return transact(context, async (inner) => {
    const { db, replies } = inner
    const { poll, post } = await requirePoll(inner, account, pollId)
    if (post.account_id === account.id) throw failure(422, "Poll's author can't vote")
    const key = `poll ${pollId} ${account.id}`
    if (replies.has(key)) return renderPoll(inner, post, account)
    const voted = await db
      .selectFrom('poll_votes')
      .select('position')
      .where('poll_id', '=', pollId)
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (voted) throw failure(422, 'Already voted')
    const chosen = [...new Set(choices)]
    const options = await db.selectFrom('poll_options').select('position').where('poll_id', '=', pollId).execute()
    if (chosen.some((choice) => !options.some((option) => option.position === choice))) throw failure(422, 'Invalid indices')
    if (chosen.length > 1 && !poll.multiple) throw failure(422, 'Too many choices')
    if (chosen.length > 0) {
      await db
        .insertInto('poll_votes')
        .values(chosen.map((position) => ({ poll_id: pollId, account_id: account.id, position })))
        .execute()
      await db
        .updateTable('poll_options')
        .set({ votes_count: sql`votes_count + 1` })
        .where('poll_id', '=', pollId)
        .where('position', 'in', chosen)
        .execute()
      await db
        .updateTable('polls')
        .set({ voters_count: sql`voters_count + 1` })
        .where('id', '=', pollId)
        .execute()
      replies.set(key, null, rememberVoteMs)
    }
    return renderPoll(inner, post, account)
  })
}

/** Notifies the author and voters of a poll that it has ended. */
export function closePolls(context: Context): Promise<void> {
  return transact(context, async (inner) => {
    const { clock, db } = inner
    const ended = await db
      .updateTable('polls')
      .set({ closed: 1 })
      .where('closed', '=', 0)
      .where('expires_at', '<=', clock.now())
      .returning(['id', 'status_id'])
      .execute()
    for (const { id, status_id } of ended) {
      const post = await db.selectFrom('statuses').select('account_id').where('id', '=', status_id).executeTakeFirst()
      if (!post) continue
      const voters = await db.selectFrom('poll_votes').select('account_id').distinct().where('poll_id', '=', id).execute()
      const everybody = new Set([post.account_id, ...voters.map((voter) => voter.account_id)])
      for (const accountId of everybody)
        await notify(inner, { type: 'poll', accountId, fromAccountId: post.account_id, statusId: status_id })
    }
  })
}
