import * as scheduledStatuses from '@rookery/api/calls/scheduledStatuses'
import type { StatusDraft } from '@rookery/api/calls/statusWriting'
import * as timelines from '@rookery/api/calls/timelines'
import type { Status } from '@rookery/api/wire/model'
import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { textOfMarkup } from '#features/filters/model/statusText.ts'
import type { Session } from '#features/session/model/Session.ts'

/** How far the clocks of a server and of this device may be apart, in ms. */
const clockSlack = 120_000

/**
 * The post that an earlier attempt made, whose response was lost, among the last posts of the account. For servers that would make a second
 * one. Null if none of them is it.
 * @param since when the attempt was sent, in ms since the epoch
 */
export async function findPosted({ client, me }: Session, draft: StatusDraft, since: number): Promise<Status | null> {
  if (me === null) return null
  const { items } = await timelines.fetch(client, { path: `/api/v1/accounts/${encodeURIComponent(me)}/statuses` })
  return items.find((status) => Date.parse(status.createdAt) >= since - clockSlack && isPostOf(draft, status)) ?? null
}

/** The same for a scheduled post. */
export async function findScheduled({ client }: Session, { text }: StatusDraft, at: string): Promise<ScheduledStatus | null> {
  const { items } = await scheduledStatuses.list(client)
  return items.find((one) => one.text === text && Math.abs(Date.parse(one.scheduledAt) - Date.parse(at)) < clockSlack) ?? null
}

function isPostOf(draft: StatusDraft, { attachments, content, inReplyToId, reblog }: Status): boolean {
  const files = draft.mediaIds ?? []
  if (reblog !== null || inReplyToId !== (draft.inReplyToId ?? null) || attachments.length !== files.length) return false
  const hasFiles = files.length > 0 && files.every((id) => attachments.some((file) => file.id === id))
  return hasFiles || wordsOf(textOfMarkup(content)) === wordsOf(draft.text)
}

/** A text without the signs of markup, and without the servers of mentions, which HTML leaves out. */
function wordsOf(text: string): string {
  return text.replace(/(@[\w.-]+)@[\w.-]+/g, '$1').replace(/[\s\p{P}`~^$+|<>=]+/gu, '')
}
