import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Patch } from '@rookery/store/EntityTable'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { showFailure } from '#features/failures/model/showFailure.ts'
import type { Session } from '#features/session/model/Session.ts'
import { defineAction } from '#features/actions/model/defineAction.ts'
import { originalOf } from './defineStatusSwitch.ts'
import { offerUndo } from '#features/actions/model/offerUndo.ts'
import { fetchStatus } from './refetchStatus.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'

const muteThreadAction = defineAction<StatusId>({
  kind: 'muteThread',
  isQueued: false,
  isOn: ({ entities }, id) => entities.statuses.confirmed(id)?.threadMuted,
  patch: (session, id, desired) => patchConversation(session, id, desired),
  async request({ client, entities }, id, desired) {
    entities.receive({ statuses: [await (desired ? statuses.mute : statuses.unmute)(client, id)] })
  },
  refetch: fetchStatus,
  onSettled: (session, id) => statusErrorsOf(session).clear(id),
  onRejected: (session, id, { error, retry }) => showFailure(session, id, error, 'muteThread', retry),
})

/**
 * Mutes or unmutes the whole conversation of a post; all of its known posts show it (spec 3, section 4). Its posts leave the lists at once,
 * and a notice offers undo.
 */
export async function muteThread(session: Session, id: StatusId, desired: boolean): Promise<void> {
  const { entities } = session
  const target = originalOf(session, id)
  const confirmed = entities.statuses.confirmed(target)
  if (!confirmed) return
  if (desired && !confirmed.threadMuted) {
    const stands = () => entities.statuses.get(target)?.threadMuted !== false
    offerUndo(session, 'post.threadMuted', { undo: () => void muteThread(session, target, false), stands })
  }
  await muteThreadAction.run(session, target, desired, {})
}

function patchConversation(session: Session, id: StatusId, desired: boolean): Patch {
  const { entities } = session
  const confirmed = entities.statuses.confirmed(id)
  const members = confirmed ? conversationOf(session, confirmed) : []
  return allOf(
    entities.batch,
    members.map((member) => entities.statuses.patch(member, (record) => muted(record, desired, authorMuted(session, record)))),
  )
}

/** The server has one field for both mutes, so that a conversation that is unmuted must not look as if its authors were muted. */
function muted(record: StatusRecord, desired: boolean, byAuthor: boolean): StatusRecord {
  return record.threadMuted === desired ? record : { ...record, threadMuted: desired, muted: desired || byAuthor }
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
