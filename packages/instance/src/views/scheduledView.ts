import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import type { Draft } from '../domain/statuses/Draft.ts'
import type { ScheduledRow } from '../domain/statuses/schedule.ts'
import { attachmentView } from './attachmentView.ts'
import { isoSeconds } from './time.ts'

export async function renderScheduled(context: Context, row: ScheduledRow) {
  const draft = storedJson<Draft>(row.params_json)
  const ids = storedJson<string[]>(row.media_ids_json)
  const media = await context.db.selectFrom('media').selectAll().where('id', 'in', ids.map(Number)).execute()
  return {
    id: String(row.id),
    scheduled_at: isoSeconds(row.scheduled_at),
    media_attachments: media.map((entry) => attachmentView(context, entry)),
    params: {
      text: draft.text,
      spoiler_text: draft.spoilerText,
      visibility: draft.visibility ?? null,
      sensitive: draft.sensitive,
      poll: draft.poll ? { options: draft.poll.options, expires_in: draft.poll.expiresIn, multiple: draft.poll.multiple } : null,
      media_ids: ids.length === 0 ? null : ids,
      in_reply_to_id: draft.inReplyToId ?? null,
      expires_in: draft.expiresIn ?? null,
      scheduled_at: isoSeconds(row.scheduled_at),
    },
  }
}
