import type { Status, StatusId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#data/entities/records.ts'
import { showFailure } from '#data/notices/showFailure.ts'
import { statusErrorsOf } from '#data/notices/StatusErrors.ts'
import type { OutboxAct } from '#data/outbox/OutboxEntry.ts'
import type { AttemptId } from '#data/notices/AttemptId.ts'
import type { Session } from '#data/session/Session.ts'
import { mayHaveHappened, reread } from './reread.ts'
import { pendingActionsOf } from './PendingActions.ts'

export interface StatusToggle {
  readonly what: AttemptId & OutboxAct
  /** Which of several switches of that sort: the emoji of a reaction. */
  readonly which?: string
  /** What else it takes to do it again when there was no line. */
  readonly details?: object
  readonly wanted: boolean
  readonly isOn: (record: StatusRecord) => boolean
  /** The post as it would be; returns the same record when it is so already. */
  readonly change: (record: StatusRecord, wanted: boolean) => StatusRecord
  readonly ask: (id: StatusId, wanted: boolean) => Promise<Status>
}

/**
 * Switches something on a post: shown at once, then asked, then confirmed by the server's answer or taken back with the
 * server's words on the post. A repeat stands for the post it repeats.
 */
export async function toggleStatus(session: Session, id: StatusId, toggle: StatusToggle): Promise<void> {
  const { entities } = session
  const statusErrors = statusErrorsOf(session)
  const pendingActions = pendingActionsOf(session)
  const target = originalOf(session, id)
  const confirmed = entities.statuses.confirmed(target)
  if (!confirmed) return
  const { what, which = '', details, wanted, isOn, change, ask } = toggle
  let isInDoubt = false
  await pendingActions.toggle(`${what}:${which}:${target}`, {
    isOn: isOn(confirmed),
    wanted,
    act: { what, id: target, details },
    show: (on) => entities.statuses.patch(target, (record) => change(record, on)),
    ask: async (on) => entities.receive({ statuses: [await ask(target, on)] }),
    onSuccess: () => statusErrors.clear(target),
    onFailure(error) {
      showFailure(session, target, error, what, () => void toggleStatus(session, target, toggle))
      isInDoubt = mayHaveHappened(error)
    },
  })
  if (!isInDoubt) return
  await reread(session, target)
  const found = entities.statuses.confirmed(target)
  // The server had done it; only its answer was lost.
  if (found && isOn(found) === wanted) statusErrors.clear(target)
}

/** The post that a repeat repeats, else the post itself. */
export function originalOf({ entities }: Session, id: StatusId): StatusId {
  return entities.statuses.get(id)?.reblogId ?? id
}
