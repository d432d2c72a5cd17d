import { ApiError } from '@rookery/api/http/ApiError'
import * as polls from '@rookery/api/calls/polls'
import type { Poll, PollId, StatusId } from '@rookery/api/wire/model'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'
import { throughOutbox } from '#data/outbox/throughOutbox.ts'
import { pendingActionsOf } from './PendingActions.ts'
import { statusErrorsOf } from '#data/notices/StatusErrors.ts'

/** Names a vote that is under way. */
export function voteKey(id: PollId): string {
  return `vote:${id}`
}

/**
 * Votes with the indices of the chosen options: counted at once, then confirmed by the server or taken back, with the reason
 * on the post. Resolves to whether the vote counted; a second one while the first is under way does nothing.
 */
export async function vote(
  session: Session,
  { poll, status, choices }: { poll: PollId; status: StatusId; choices: readonly number[] },
): Promise<boolean> {
  const { client, entities } = session
  const statusErrors = statusErrorsOf(session)
  const pendingActions = pendingActionsOf(session)
  if (choices.length === 0) return false
  const counted = await pendingActions.once(voteKey(poll), async () => {
    const patch = entities.polls.patch(poll, (known) => votedFor(known, choices))
    try {
      const act = { subject: voteKey(poll), what: 'vote', id: poll, wanted: true, details: { status, choices } } as const
      await throughOutbox(session, act, async () => entities.receive({ polls: [await polls.vote(client, poll, choices)] }))
      patch.settle()
      statusErrors.clear(status)
      return true
    } catch (error) {
      patch.revert()
      if (error !== undefined) statusErrors.show(status, errorMessage(error), { what: 'vote' })
      return false
    }
  })
  // The vote may have counted all the same, here or on another device.
  if (counted === false) await refreshPoll(session, poll)
  return counted ?? false
}

function votedFor(poll: Poll, choices: readonly number[]): Poll {
  if (poll.voted) return poll
  return {
    ...poll,
    voted: true,
    ownVotes: choices,
    votesCount: poll.votesCount + choices.length,
    votersCount: poll.votersCount === null ? null : poll.votersCount + 1,
    options: poll.options.map((option, index) =>
      choices.includes(index) && option.votesCount !== null ? { ...option, votesCount: option.votesCount + 1 } : option,
    ),
  }
}

/**
 * Reads a poll again. Resolves to how many ms the server wants to be left alone, as a rule 0; null when it is not worth while to
 * read it once more, because it has ended or may not be seen.
 */
export async function refreshPoll({ client, entities }: Session, id: PollId): Promise<number | null> {
  const asOf = entities.mark()
  try {
    const poll = await polls.get(client, id)
    entities.receive({ polls: [poll] }, asOf)
    return poll.expired ? null : 0
  } catch (error) {
    // The counts that are shown stay.
    if (!(error instanceof ApiError)) throw error
    return [401, 403, 404, 410].includes(error.status) ? null : (error.retryAfter ?? 0)
  }
}
