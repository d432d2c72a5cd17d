import type { PollDraft } from '@rookery/api/calls/statusWriting'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'

/** The poll of a post as an edit of that post sends it. */
export interface PollOnEdit {
  /** null if there is none, or if the server retains it without being sent. */
  readonly sent: PollDraft | null
  /** Seconds that a restarted poll would run; null where its end stays. */
  readonly restartsFor: number | null
}

/** Seconds; Mastodon takes no less. */
const shortestPoll = 300

const nothing: PollOnEdit = { sent: null, restartsFor: null }

/**
 * The poll for an edit. Mastodon deletes a poll that an edit lacks, with its votes, and retains one with equal options, but rejects an end
 * in the past. Akkoma and Pleroma always retain it.
 */
export function pollOnEdit({ entities, clock, server }: Session, id: StatusId): PollOnEdit {
  const pollId = entities.statuses.get(id)?.pollId ?? null
  const poll = pollId === null ? undefined : entities.polls.get(pollId)
  if (!poll || server.get().capabilities.retainsPolls) return nothing
  const hidesTotals = !poll.expired && poll.options.some(({ votesCount }) => votesCount === null)
  const sent = { options: poll.options.map(({ title }) => title), multiple: poll.multiple, ...(hidesTotals && { hideTotals: true }) }
  if (poll.expiresAt === null && !poll.expired) return { sent: { ...sent, expiresIn: null }, restartsFor: null }
  const left = poll.expiresAt === null ? 0 : Math.round((Date.parse(poll.expiresAt) - clock.now()) / 1000)
  if (!poll.expired && left >= shortestPoll) return { sent: { ...sent, expiresIn: left }, restartsFor: null }
  return { sent: { ...sent, expiresIn: shortestPoll }, restartsFor: shortestPoll }
}
