import type { AccountRow } from '../../auth.ts'
import { flag } from '../../db/schema.ts'
import type { MediaRow } from '../../views/attachmentView.ts'
import type { Context } from '../Context.ts'
import type { PollInput } from './StatusInput.ts'

/** The account's own uploads in the requested order; unknown ids are ignored, as on Akkoma. */
export async function findOwnMedia({ db }: Context, owner: AccountRow, ids: readonly string[]): Promise<MediaRow[]> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger)
  if (numbers.length === 0) return []
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', numbers).where('account_id', '=', owner.id).execute()
  return numbers.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export async function storeMentions({ db }: Context, statusId: string, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  const rows = accountIds.map((account_id, position) => ({ status_id: statusId, account_id, position }))
  await db.insertInto('status_mentions').values(rows).execute()
}

export async function storeTags({ db }: Context, statusId: string, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await db
    .insertInto('tags')
    .values(tags.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('status_tags')
    .values(tags.map((tag) => ({ status_id: statusId, tag })))
    .execute()
}

export async function storeStatusMedia({ db }: Context, statusId: string, media: readonly MediaRow[]): Promise<void> {
  if (media.length === 0) return
  await db
    .insertInto('status_media')
    .values(media.map(({ id }, position) => ({ status_id: statusId, media_id: id, position })))
    .execute()
}

/** @returns the poll's id */
export async function storePoll({ clock, db }: Context, statusId: string, { options, expiresIn, multiple }: PollInput): Promise<number> {
  const poll = await db
    .insertInto('polls')
    .values({ status_id: statusId, multiple: flag(multiple), expires_at: clock.now() + expiresIn * 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('poll_options')
    .values(options.map((title, position) => ({ poll_id: poll.id, position, title })))
    .execute()
  return poll.id
}
