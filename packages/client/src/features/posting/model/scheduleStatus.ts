import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { Status } from '@rookery/api/wire/model'
import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { announcedOf } from '#features/failures/model/announced.ts'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { storeScheduled } from './scheduledDrafts.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { scheduledQuery } from '#features/drafts/model/scheduled.ts'
import type { Session } from '#features/session/model/Session.ts'
import { findScheduled } from './findPosted.ts'
import { receivePosted, takesForm, toStatusDraft } from './postStatus.ts'
import { notifyPostedImmediately } from './notifyPostedImmediately.ts'
import { isScheduled, sendDraft, type DraftOrigin, type DraftSending, type PostResult } from './sendDraft.ts'

const readFor = 10_000

/** Schedules the content of a composer, as `sendDraft` does. */
export function scheduleStatus(
  session: Session,
  key: DraftKey,
  data: DraftData,
  scheduledAt: string,
  origin?: DraftOrigin,
): Promise<PostResult> {
  return sendDraft(session, key, data, scheduleSending(session, key, data, scheduledAt), origin)
}

export function scheduleSending(
  session: Session,
  key: DraftKey,
  data: DraftData,
  scheduledAt: string,
): DraftSending<Status | ScheduledStatus> {
  const draft = toStatusDraft(key, data)
  return {
    of: { ...draft, scheduledAt },
    send: (idempotencyKey) =>
      statusWriting.schedule(session.client, draft, scheduledAt, { idempotencyKey, asForm: takesForm(session, draft) }),
    find: () => findScheduled(session, draft, scheduledAt),
    receive: (response) => {
      if (isScheduled(response)) receiveScheduled(session, key, data, response)
      else {
        receivePosted(session, draft, response)
        notifyPostedImmediately(session, key, data, response.id)
      }
    },
  }
}

function receiveScheduled(session: Session, key: DraftKey, data: DraftData, scheduled: ScheduledStatus): void {
  void storeScheduled(session, scheduled.id, key, data)
  const message = { key: 'scheduled.kept', args: { time: new Date(scheduled.scheduledAt) } } as const
  session.notices.show({ level: 'success', messageKey: message.key, args: message.args, timeout: readFor })
  announcedOf(session).set(message)
  void queriesOf(session).invalidateQueries({ queryKey: scheduledQuery(session).queryKey })
}
