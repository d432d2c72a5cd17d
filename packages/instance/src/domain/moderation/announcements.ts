import type { Selectable } from 'kysely'
import { flag, type AnnouncementTable } from '../../db/schema.ts'
import { failure, HttpError } from '../../http/HttpError.ts'
import { formatText } from '../statuses/formatText.ts'
import type { Context } from '../Context.ts'

/** Undefined leaves a field as it is; null is no limit. */
export interface AnnouncementFields {
  content: string | undefined
  startsAt: number | null | undefined
  endsAt: number | null | undefined
  allDay: boolean | undefined
}

type AnnouncementRow = Selectable<AnnouncementTable>

/** @throws HttpError 400 without words */
export async function announce(context: Context, input: AnnouncementFields): Promise<AnnouncementRow> {
  const { clock, db, ids } = context
  const now = clock.now()
  const blank = { raw_content: '', content: '', starts_at: null, ends_at: null, all_day: flag(false), published_at: now, updated_at: now }
  const row = await withInput(context, { id: ids.next(), ...blank }, input)
  return db.insertInto('announcements').values(row).returningAll().executeTakeFirstOrThrow()
}

/** @throws HttpError 404 `Not found`, or 400 as `announce` */
export async function changeAnnouncement(context: Context, id: string, input: AnnouncementFields): Promise<AnnouncementRow> {
  const row = await withInput(context, await requireAnnouncement(context, id), input)
  return context.db.updateTable('announcements').set(row).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** @throws HttpError 404 `Not found` */
export async function requireAnnouncement({ db }: Context, id: string): Promise<AnnouncementRow> {
  const row = await db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw failure(404, 'Not found')
  return row
}

async function withInput(context: Context, row: AnnouncementRow, input: AnnouncementFields): Promise<AnnouncementRow> {
  const raw = input.content ?? row.raw_content
  // Akkoma says nothing but the number.
  if (raw.trim() === '') throw new HttpError(400, { error: 400 })
  return {
    ...row,
    raw_content: raw,
    content: input.content === undefined ? row.content : (await formatText(context, raw, 'text/plain')).html,
    starts_at: input.startsAt === undefined ? row.starts_at : input.startsAt,
    ends_at: input.endsAt === undefined ? row.ends_at : input.endsAt,
    all_day: input.allDay === undefined ? row.all_day : flag(input.allDay),
    updated_at: context.clock.now(),
  }
}
