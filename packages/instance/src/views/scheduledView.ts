import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import type { StatusInput } from '../domain/statuses/StatusInput.ts'
import type { ScheduledRow } from '../domain/statuses/schedule.ts'
import { attachmentView } from './attachmentView.ts'
import { isoSeconds } from './time.ts'

export async function renderScheduled(context: Context, row: ScheduledRow) {
  const input = storedJson<StatusInput>(row.params_json)
  const ids = storedJson<string[]>(row.media_ids_json)
  const media = await context.db.selectFrom('media').selectAll().where('id', 'in', ids.map(Number)).execute()
  return {
    id: String(row.id),
    scheduled_at: isoSeconds(row.scheduled_at),
    media_attachments: media.map((entry) => attachmentView(context, entry)),
    params: {
      text: input.text,
      spoiler_text: input.spoilerText,
      visibility: input.visibility ?? null,
      sensitive: input.sensitive,
      poll: input.poll ? { options: input.poll.options, expires_in: input.poll.expiresIn, multiple: input.poll.multiple } : null,
      media_ids: ids.length === 0 ? null : ids,
      in_reply_to_id: input.inReplyToId ?? null,
      expires_in: input.expiresIn ?? null,
      scheduled_at: isoSeconds(row.scheduled_at),
    },
  }
}
