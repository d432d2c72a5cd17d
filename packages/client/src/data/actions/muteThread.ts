import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Patch } from '#data/entities/EntityTable.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import { showFailure } from '#data/notices/showFailure.ts'
import type { Session } from '#data/session/Session.ts'
import { offerUndo } from './offerUndo.ts'
import { mayHaveHappened, reread } from './reread.ts'
import { originalOf } from './toggleStatus.ts'

/**
 * Mutes or unmutes the whole conversation of a post; every known post of it shows so (spec 3, section 4). As its
 * posts leave the lists at once, a notice says what happened and takes it back.
 */
export async function muteThread(session: Session, id: StatusId, wanted: boolean): Promise<void> {
  const { client, entities, notices, statusErrors, underway } = session
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
  const told =
    wanted && !confirmed.threadMuted ? offerUndo(session, 'post.threadMuted', () => void muteThread(session, target, false)) : null
  await underway.toggle(`muteThread:${target}`, {
    isOn: confirmed.threadMuted,
    wanted,
    show,
    ask: async (on) => entities.receive({ statuses: [await (on ? statuses.mute : statuses.unmute)(client, target)] }),
    onSuccess: () => statusErrors.clear(target),
    onFailure(error) {
      if (told !== null) notices.close(told)
      showFailure(session, target, error, 'muteThread', () => void muteThread(session, target, wanted))
      isInDoubt = mayHaveHappened(error)
    },
  })
  if (!isInDoubt) return
  await reread(session, target)
  if (entities.statuses.confirmed(target)?.threadMuted !== wanted) return
  // It did happen, and to all of them.
  show(wanted).settle()
  statusErrors.clear(target)
}

/** The server's one word for both, so that a conversation let go does not look like its authors were muted. */
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

/** Where the server does not name conversations: what is joined to the post by answers, up and down. */
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
