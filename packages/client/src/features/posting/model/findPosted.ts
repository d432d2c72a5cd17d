import * as scheduledStatuses from '@rookery/api/calls/scheduledStatuses'
import type { StatusDraft } from '@rookery/api/calls/statusWriting'
import * as timelines from '@rookery/api/calls/timelines'
import type { Status } from '@rookery/api/wire/model'
import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import type { Session } from '#features/session/model/Session.ts'
import { comparableDraft, comparablePost } from './comparableText.ts'

/** How far the clocks of a server and of this device may be apart, in ms. */
const clockSlack = 120_000

/**
 * The post that an earlier attempt made, whose response was lost, among the last posts of the account. For servers that would make a second
 * one. Null if none of them is it.
 * @param since when the attempt was sent, in ms since the epoch
 */
export async function findPosted({ client, me, server }: Session, draft: StatusDraft, since: number): Promise<Status | null> {
  if (me === null) return null
  const { items } = await timelines.fetch(client, { path: `/api/v1/accounts/${encodeURIComponent(me)}/statuses` })
  const hasSubjects = server.get().capabilities.contentWarnings
  return items.find((status) => Date.parse(status.createdAt) >= since - clockSlack && isPostOf(draft, status, hasSubjects)) ?? null
}

/** The same for a scheduled post. */
export async function findScheduled({ client }: Session, { text }: StatusDraft, at: string): Promise<ScheduledStatus | null> {
  const { items } = await scheduledStatuses.list(client)
  return items.find((one) => one.text === text && Math.abs(Date.parse(one.scheduledAt) - Date.parse(at)) < clockSlack) ?? null
}

function isPostOf(draft: StatusDraft, status: Status, hasSubjects: boolean): boolean {
  const { attachments, content, inReplyToId, reblog, spoilerText } = status
  const files = draft.mediaIds ?? []
  if (reblog !== null || inReplyToId !== (draft.inReplyToId ?? null) || attachments.length !== files.length) return false
  if (files.length > 0 && files.every((id) => attachments.some((file) => file.id === id))) return true
  const isSameSubject = !hasSubjects || comparableDraft(spoilerText) === comparableDraft(draft.spoilerText ?? '')
  return isSameSubject && comparablePost(content) === comparableDraft(draft.text)
}
