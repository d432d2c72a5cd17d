import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Patch } from '#data/entities/EntityTable.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import { showFailure } from '#data/notices/showFailure.ts'
import type { Session } from '#data/session/Session.ts'
import { originalOf } from './toggleStatus.ts'

/** Long enough to be read by everybody and to be reached by keys. */
const undoFor = 10_000

/**
 * Mutes or unmutes the whole conversation of a post; every known post of it shows so (spec 3, section 4). As its
 * posts leave the lists at once, a notice says what happened and takes it back.
 */
export async function muteThread(session: Session, id: StatusId, wanted: boolean): Promise<void> {
  const { client, entities, notices, statusErrors, underway } = session
  const target = originalOf(session, id)
  const confirmed = entities.statuses.confirmed(target)
  if (!confirmed) return
  const told = wanted && !confirmed.threadMuted ? offerUndo(session, target) : null
  await underway.toggle(`muteThread:${target}`, {
    isOn: confirmed.threadMuted,
    wanted,
    show: (on) =>
      allOf(
        entities.batch,
        conversationOf(session, confirmed).map((member) =>
          entities.statuses.patch(member, (record) => muted(record, on, authorMuted(session, record))),
        ),
      ),
    ask: async (on) => entities.receive({ statuses: [await (on ? statuses.mute : statuses.unmute)(client, target)] }),
    onSuccess: () => statusErrors.clear(target),
    onFailure(error) {
      if (told !== null) notices.close(told)
      showFailure(session, target, error, 'muteThread', () => void muteThread(session, target, wanted))
    },
  })
}

function offerUndo(session: Session, id: StatusId): number {
  const action = { label: 'general.undo', run: () => void muteThread(session, id, false) } as const
  return session.notices.show({ level: 'info', messageKey: 'post.threadMuted', timeout: undoFor, action })
}

/** The server's one word for both, so that a conversation let go does not look like its authors were muted. */
function muted(record: StatusRecord, wanted: boolean, byAuthor: boolean): StatusRecord {
  return record.threadMuted === wanted ? record : { ...record, threadMuted: wanted, muted: wanted || byAuthor }
}

function authorMuted({ entities }: Session, { accountId }: StatusRecord): boolean {
  return entities.relationships.get(accountId)?.muting ?? false
}

function conversationOf({ entities }: Session, { id, context }: StatusRecord): readonly StatusId[] {
  if (context === null) return [id]
  return [...entities.statuses.ids()].filter((other) => entities.statuses.get(other)?.context === context)
}

/** Several patches that end together. */
function allOf(batch: (run: () => void) => void, patches: readonly Patch[]): Patch {
  return {
    settle: () => batch(() => patches.forEach((patch) => patch.settle())),
    revert: () => batch(() => patches.forEach((patch) => patch.revert())),
  }
}
