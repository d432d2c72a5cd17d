import type { Status, StatusId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { AttemptId } from '#features/notices/model/AttemptId.ts'
import { showFailure } from '#features/failures/model/showFailure.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'
import type { Session } from '#features/session/model/Session.ts'
import { defineAction, type RunnableAction, type QueuedActionSource, type SettledAction } from '#features/actions/model/defineAction.ts'
import { fetchStatus } from './refetchStatus.ts'

export interface StatusSwitch<Args extends object> {
  readonly kind: AttemptId
  /** Which of several switches of that kind: the emoji of a reaction. */
  readonly which?: (args: Args) => string
  readonly isOn: (record: StatusRecord, args: Args) => boolean
  /** The post as it would be; returns the same record when it is so already. */
  readonly change: (record: StatusRecord, desired: boolean, args: Args) => StatusRecord
  readonly request: (session: Session, id: StatusId, desired: boolean, args: Args) => Promise<Status>
  readonly onSettled?: (session: Session, id: StatusId, end: SettledAction, args: Args) => void
}

/** A switch on a post: shown at once, then confirmed by the response, or withdrawn with the server's text on the post. */
export function defineStatusSwitch<Args extends object = object>(
  definition: StatusSwitch<Args>,
): RunnableAction<StatusId, Args> & QueuedActionSource {
  const { kind, which = () => '', isOn, change, request, onSettled } = definition
  return defineAction<StatusId, Args>({
    kind,
    subject: (id, args) => `${kind}:${which(args)}:${id}`,
    isQueued: true,
    isOn({ entities }, id, args) {
      const confirmed = entities.statuses.confirmed(id)
      return confirmed && isOn(confirmed, args)
    },
    patch: ({ entities }, id, desired, args) => entities.statuses.patch(id, (record) => change(record, desired, args)),
    async request(session, id, desired, args) {
      session.entities.receive({ statuses: [await request(session, id, desired, args)] })
    },
    refetch: fetchStatus,
    onSettled(session, id, end, args) {
      statusErrorsOf(session).clear(id)
      onSettled?.(session, id, end, args)
    },
    onRejected: (session, id, { error, retry }) => showFailure(session, id, error, kind, retry),
  })
}

/** The repeated post, or the post itself. */
export function originalOf({ entities }: Session, id: StatusId): StatusId {
  return entities.statuses.get(id)?.reblogId ?? id
}

/**
 * Changes a switch of a known post, or of the post that a repeat contains. Resolves when the request ends: true if the server has the
 * desired state.
 */
export async function switchOnStatus<Args extends object>(
  action: RunnableAction<StatusId, Args>,
  session: Session,
  id: StatusId,
  desired: boolean,
  args: Args,
): Promise<boolean> {
  const target = originalOf(session, id)
  return session.entities.statuses.confirmed(target) !== undefined && action.run(session, target, desired, args)
}
