import * as polls from '@rookery/api/calls/polls'
import type { PollId, StatusId } from '@rookery/api/wire/model'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'

/** Votes with the indices of the chosen options. A refusal is shown on the post. Resolves to whether the vote counted. */
export async function vote(
  session: Session,
  { poll, status, choices }: { poll: PollId; status: StatusId; choices: readonly number[] },
): Promise<boolean> {
  const { client, entities, statusErrors } = session
  if (choices.length === 0) return false
  try {
    entities.receive({ polls: [await polls.vote(client, poll, choices)] })
    statusErrors.clear(status)
    return true
  } catch (error) {
    statusErrors.show(status, errorMessage(error), { what: 'vote' })
    return false
  }
}

/** Reads the poll again, for one that is on screen (spec 3, section 9: every 30 s). */
export async function refreshPoll({ client, entities }: Session, id: PollId): Promise<void> {
  const asOf = entities.mark()
  try {
    entities.receive({ polls: [await polls.get(client, id)] }, asOf)
  } catch {
    // The counts that are shown stay; the next round asks again.
  }
}
