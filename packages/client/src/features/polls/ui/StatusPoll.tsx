import type { PollId, StatusId } from '@rookery/api/wire/model'
import { useRef } from 'react'
import { voteKey } from '#features/polls/model/vote.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { usePoll } from '#features/polls/model/usePoll.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import css from './PollView.module.css'
import { PollCount } from './PollCount.tsx'
import { VoteForm } from './VoteForm.tsx'
import { PollResults } from './PollResults.tsx'
import { showsChoices } from '#features/polls/model/pollShare.ts'
import { usePollEnded } from '#features/polls/model/usePollEnded.ts'
import { useTrackedPoll } from '#features/polls/model/useTrackedPoll.ts'

/** Choices for users who may vote, results for others; refetched while on screen. */
export function StatusPoll({ id, statusId }: { id: PollId; statusId: StatusId }) {
  const { me } = useSession()
  const poll = usePoll(id)
  const author = useStatus(statusId)?.accountId
  const isVoting = useRunning(voteKey(id))
  const ended = usePollEnded(poll)
  const box = useRef<HTMLDivElement>(null)
  useTrackedPoll(id, box)
  if (poll === undefined) return null
  const showsForm = isVoting || (!ended && showsChoices(poll, me !== null, author === me))
  return (
    <div ref={box} className={css.poll} tabIndex={-1}>
      {showsForm ? (
        // An edit of the options discards the choice among the old ones.
        <VoteForm key={poll.options.map(({ title }) => title).join('\n')} poll={poll} statusId={statusId} isVoting={isVoting} box={box} />
      ) : (
        <>
          <PollResults poll={poll} ended={ended} />
          <div className={css.foot}>
            <PollCount poll={poll} ended={ended} />
          </div>
        </>
      )}
    </div>
  )
}
