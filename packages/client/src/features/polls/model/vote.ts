import { ApiError } from '@rookery/api/http/ApiError'
import * as polls from '@rookery/api/calls/polls'
import type { Poll, PollId, StatusId } from '@rookery/api/wire/model'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Session } from '#features/session/model/Session.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'
import { defineAction } from '#features/actions/model/defineAction.ts'

/** Arguments of a vote. */
interface VoteArgs {
  /** The post that shows the poll. */
  readonly status: StatusId
  /** The indices of the chosen options. */
  readonly choices: readonly number[]
}

export const voteAction = defineAction<PollId, VoteArgs>({
  kind: 'vote',
  isQueued: true,
  isOn({ entities }, id) {
    const poll = entities.polls.confirmed(id)
    // Akkoma reports every own poll as voted.
    return poll && poll.voted && poll.ownVotes.length > 0
  },
  patch: ({ entities }, id, _desired, { choices }) => entities.polls.patch(id, (poll) => votedFor(poll, choices)),
  async request({ client, entities }, id, _desired, { choices }) {
    entities.receive({ polls: [await polls.vote(client, id, choices)] })
  },
  refetch: fetchPoll,
  onSettled: (session, _id, _end, { status }) => statusErrorsOf(session).clear(status),
  async onRejected(session, id, { error }, { status }) {
    statusErrorsOf(session).show(status, errorMessage(error), { what: 'vote' })
    // Another device may have voted.
    await refreshPoll(session, id)
  },
})

/** Subject of a running vote. */
export function voteKey(id: PollId): string {
  return `vote:${id}`
}

/**
 * Votes for the chosen options: shown immediately, then confirmed, or reverted with the reason on the post. Resolves to whether the vote
 * counted. Does nothing while another vote is running.
 */
export async function vote(session: Session, { poll, status, choices }: VoteArgs & { readonly poll: PollId }): Promise<boolean> {
  if (choices.length === 0 || executorOf(session).isRunning(voteKey(poll))) return false
  return voteAction.run(session, poll, true, { status, choices })
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
 * Refetches a poll. Resolves to the pause in ms that the server demands, usually 0; null if refetching is useless, because the poll has
 * ended or is inaccessible.
 */
export async function refreshPoll(session: Session, id: PollId): Promise<number | null> {
  try {
    const { expired } = await fetchPoll(session, id)
    return expired ? null : 0
  } catch (error) {
    // The shown counts stay.
    if (!(error instanceof ApiError)) throw error
    return [401, 403, 404, 410].includes(error.status) ? null : (error.retryAfter ?? 0)
  }
}

async function fetchPoll({ client, entities }: Session, id: PollId): Promise<Poll> {
  const requestSeq = entities.nextRequestSeq()
  const poll = await polls.get(client, id)
  entities.receive({ polls: [poll] }, requestSeq)
  return poll
}
