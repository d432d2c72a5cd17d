import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Patch } from '#data/entities/EntityTable.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import { showFailure } from '#data/notices/showFailure.ts'
import type { Session } from '#data/session/Session.ts'
import { offerUndo } from './offerUndo.ts'
import { mayHaveHappened, reread } from './reread.ts'
import { originalOf } from './toggleStatus.ts'
import { pendingActionsOf } from './PendingActions.ts'
import { statusErrorsOf } from '#data/notices/StatusErrors.ts'

/**
 * Mutes or unmutes the whole conversation of a post; every known post of it shows so (spec 3, section 4). As its
 * posts leave the lists at once, a notice says what happened and takes it back.
 */
export async function muteThread(session: Session, id: StatusId, wanted: boolean): Promise<void> {
  const { client, entities } = session
  const statusErrors = statusErrorsOf(session)
  const pendingActions = pendingActionsOf(session)
  const target = originalOf(session, id)
  const confirmed = entities.statuses.confirmed(target)
  if (!confirmed) return
  const show = (on: boolean) =>
    allOf(
      entities.batch,
      conversationOf(session, confirmed).map((member) =>
        entities.statuses.patch(member, (record) => muted(record, on, authorMuted(session, record))),
      ),
    )
  let isInDoubt = false
  if (wanted && !confirmed.threadMuted) {
    const stands = () => entities.statuses.get(target)?.threadMuted !== false
    offerUndo(session, 'post.threadMuted', { undo: () => void muteThread(session, target, false), stands })
  }
  await pendingActions.toggle(`muteThread:${target}`, {
    isOn: confirmed.threadMuted,
    wanted,
    show,
    ask: async (on) => entities.receive({ statuses: [await (on ? statuses.mute : statuses.unmute)(client, target)] }),
    onSuccess: () => statusErrors.clear(target),
    onFailure(error) {
      showFailure(session, target, error, 'muteThread', () => void muteThread(session, target, wanted))
      isInDoubt = mayHaveHappened(error)
    },
  })
  if (!isInDoubt) return
  await reread(session, target)
  if (entities.statuses.confirmed(target)?.threadMuted !== wanted) return
  // The server did it, to all of these posts.
  show(wanted).settle()
  statusErrors.clear(target)
}

/** The server has one field for both mutes, so that a conversation that is unmuted must not look as if its authors were muted. */
function muted(record: StatusRecord, wanted: boolean, byAuthor: boolean): StatusRecord {
  return record.threadMuted === wanted ? record : { ...record, threadMuted: wanted, muted: wanted || byAuthor }
}

function authorMuted({ entities }: Session, { accountId }: StatusRecord): boolean {
  return entities.relationships.get(accountId)?.muting ?? false
}

function conversationOf({ entities }: Session, { id, context }: StatusRecord): readonly StatusId[] {
  const known = [...entities.statuses.ids()].flatMap((other) => entities.statuses.get(other) ?? [])
  if (context !== null) return known.filter((record) => record.context === context).map((record) => record.id)
  return joined(id, known)
}

/** For servers that do not name conversations: the posts joined to this one by replies, up and down. */
function joined(id: StatusId, known: readonly StatusRecord[]): readonly StatusId[] {
  const found = new Set([id])
  let before = 0
  while (found.size > before) {
    before = found.size
    for (const { id: one, inReplyToId } of known) {
      if (inReplyToId === null || found.has(one) === found.has(inReplyToId)) continue
      found.add(one).add(inReplyToId)
    }
  }
  return [...found]
}

/** Several patches that end together. */
function allOf(batch: (run: () => void) => void, patches: readonly Patch[]): Patch {
  return {
    settle: () => batch(() => patches.forEach((patch) => patch.settle())),
    revert: () => batch(() => patches.forEach((patch) => patch.revert())),
  }
}
