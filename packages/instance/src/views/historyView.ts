import type { AccountRow } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { renderAccounts } from './accountView.ts'
import { attachmentView } from './attachmentView.ts'
import { emojisOf, loadEmojiUrls, shortcodesIn } from './emojiView.ts'
import { loadPolls, type StatusRow } from './loadStatuses.ts'
import type { PollJson } from './pollView.ts'
import { isoSeconds } from './time.ts'

/** All versions of a post, the oldest first, the current one last. They have no ids of their own. */
export async function renderHistory(context: Context, row: StatusRow, viewer: AccountRow | null) {
  const { db } = context
  const [edits, accounts, current, polls] = await Promise.all([
    db.selectFrom('status_edits').selectAll().where('status_id', '=', row.id).orderBy('id').execute(),
    renderAccounts(context, [row.account_id], viewer),
    db.selectFrom('status_media').select('media_id').where('status_id', '=', row.id).orderBy('position').execute(),
    loadPolls(context, [row], viewer),
  ])
  const versions = [
    ...edits.map((edit) => ({
      ...edit,
      mediaIds: storedJson<number[]>(edit.media_ids_json),
      poll: edit.poll_json === null ? null : storedJson<PollJson>(edit.poll_json),
    })),
    {
      ...row,
      created_at: row.edited_at ?? row.created_at,
      mediaIds: current.map((entry) => entry.media_id),
      poll: polls.get(row.id) ?? null,
    },
  ]
  const media = await db
    .selectFrom('media')
    .selectAll()
    .where(
      'id',
      'in',
      versions.flatMap((version) => version.mediaIds),
    )
    .execute()
  const texts = versions.map((version) => `${version.content} ${version.spoiler_text}`)
  const emojis = await loadEmojiUrls(context, texts.flatMap(shortcodesIn))
  return versions.map((version, index) => ({
    account: accounts.get(row.account_id) ?? {},
    content: version.content,
    spoiler_text: version.spoiler_text,
    sensitive: Boolean(version.sensitive),
    created_at: isoSeconds(version.created_at),
    media_attachments: version.mediaIds.flatMap((id) =>
      media.filter((entry) => entry.id === id).map((entry) => attachmentView(context, entry)),
    ),
    emojis: emojisOf(texts[index] ?? '', emojis),
    poll: version.poll,
  }))
}
