import type { Selectable } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import type { ScheduledStatusTable } from '../../db/schema.ts'
import { storedJson } from '../../db/storedJson.ts'
import { failure } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { createStatus } from './createStatus.ts'
import type { StatusInput } from './StatusInput.ts'

export type ScheduledRow = Selectable<ScheduledStatusTable>

const minAheadMs = 5 * 60 * 1000
const maxTotal = 300
const maxDaily = 25

/** Whether a time is far enough ahead to wait for; nearer ones are posted immediately, as on Akkoma. */
export function isScheduled({ clock }: Context, at: number): boolean {
  return at - clock.now() >= minAheadMs
}

/** Keeps a post for later. @throws HttpError 422 when there are too many already */
export async function scheduleStatus({ db }: Context, account: AccountRow, input: StatusInput, at: number): Promise<ScheduledRow> {
  const waiting = await db.selectFrom('scheduled_statuses').select('scheduled_at').where('account_id', '=', account.id).execute()
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  if (waiting.filter((row) => day(row.scheduled_at) === day(at)).length >= maxDaily) throw failure(422, 'daily limit exceeded')
  if (waiting.length >= maxTotal) throw failure(422, 'total limit exceeded')
  return db
    .insertInto('scheduled_statuses')
    .values({
      account_id: account.id,
      scheduled_at: at,
      params_json: JSON.stringify(input),
      media_ids_json: JSON.stringify(input.mediaIds ?? []),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Publishes due posts. A post that has become invalid is dropped, because no user can be notified. */
export async function postScheduled(context: Context): Promise<void> {
  const { clock, db } = context
  const due = await db.deleteFrom('scheduled_statuses').where('scheduled_at', '<=', clock.now()).returningAll().execute()
  for (const row of due) {
    const account = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', row.account_id)
      .where('is_active', '=', 1)
      .executeTakeFirst()
    const input = storedJson<StatusInput>(row.params_json)
    if (account) await createStatus(context, account, input)
  }
}
