import * as scheduledStatuses from '@rookery/api/calls/scheduledStatuses'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { anotherDraft, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { draftOfScheduled, forgetScheduled } from './scheduledDrafts.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { scheduledQuery } from '#features/drafts/model/scheduled.ts'
import type { Session } from '#features/session/model/Session.ts'
import { randomKey } from '#lib/randomKey.ts'

/** Gives a scheduled post another time. Resolves to why that could not be done, or to null. */
export function moveScheduled(session: Session, { id }: ScheduledStatus, at: string): Promise<Message | null> {
  return attempt(session, async () => void (await scheduledStatuses.move(session.client, id, at)))
}

/** Takes a scheduled post off the server. Resolves to why that could not be done, or to null. */
export function dropScheduled(session: Session, { id }: ScheduledStatus): Promise<Message | null> {
  return attempt(session, async () => {
    await scheduledStatuses.remove(session.client, id)
    await forgetScheduled(session, id)
  })
}

/**
 * Makes a draft of a scheduled post, to go on writing: servers change nothing but its time. The draft is on the device before the
 * post is taken off the server. Resolves to its key, or to why the post still waits.
 */
export async function unschedule(session: Session, post: ScheduledStatus): Promise<DraftKey | { readonly error: Message }> {
  const drafts = await draftsOf.ready(session)
  const { target, data } = await draftOfScheduled(session, post)
  const key = anotherDraft(target, randomKey())
  drafts.save(key, data)
  await drafts.flush()
  const error = await dropScheduled(session, post)
  if (error === null) return key
  drafts.remove(key)
  return { error }
}

async function attempt(session: Session, run: () => Promise<void>): Promise<Message | null> {
  try {
    await run()
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 404 ? { key: 'scheduled.gone' } : { key: 'scheduled.failed', args: { error: errorMessage(error) } }
  } finally {
    await queriesOf(session).invalidateQueries({ queryKey: scheduledQuery(session).queryKey })
  }
}
