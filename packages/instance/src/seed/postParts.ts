import { flag } from '../db/schema.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import type { Attached, PollPlan } from './Plan.ts'
import type { World } from './World.ts'

/** Puts files under a post. */
export function attachFiles({ add, count }: World, row: StatusRow, attached: readonly Attached[]): void {
  for (const [position, { file, description, withoutBlurhash }] of attached.entries()) {
    const id = count('media') + 1
    add('media', {
      id,
      account_id: row.account_id,
      type: file.type,
      mime_type: file.mime,
      url: file.url,
      preview_url: file.previewUrl,
      name: file.name,
      description: description ?? '',
      blurhash: withoutBlurhash ? null : file.blurhash,
      width: file.width,
      height: file.height,
      created_at: row.created_at,
    })
    add('status_media', { status_id: row.id, media_id: id, position })
  }
}

/** Adds a poll to a post, and the notifications of its end if it is over. */
export function attachPoll(
  { add, count, account, notify, now }: World,
  row: StatusRow,
  author: string,
  { options, votes, multiple = false, endsAt, chosen = [] }: PollPlan,
): void {
  const id = count('polls') + 1
  const closed = endsAt !== null && endsAt <= now
  const total = votes.reduce((sum, value) => sum + value, 0)
  add('polls', {
    id,
    status_id: row.id,
    multiple: flag(multiple),
    expires_at: endsAt,
    voters_count: multiple ? Math.ceil(total * 0.7) + chosen.length : total + chosen.length,
    closed: flag(closed),
  })
  for (const [position, title] of options.entries()) {
    const own = chosen.filter((vote) => vote.positions.includes(position)).length
    add('poll_options', { poll_id: id, position, title, votes_count: (votes[position] ?? 0) + own })
  }
  for (const { by, positions } of chosen) {
    for (const position of positions) add('poll_votes', { poll_id: id, account_id: account(by).id, position })
    if (closed) notify('poll', by, author, endsAt, { status_id: row.id })
  }
  if (closed) notify('poll', author, author, endsAt, { status_id: row.id })
}
