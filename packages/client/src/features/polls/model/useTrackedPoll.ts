import type { PollId } from '@rookery/api/wire/model'
import { useEffect, type RefObject } from 'react'
import { refreshPoll } from './vote.ts'
import { pollingContextOf } from '#features/session/model/startSharedPolling.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { trackPoll } from './trackPoll.ts'

/** Refetches a poll while `box` is on screen, until it has ended. */
export function useTrackedPoll(id: PollId, box: RefObject<Element | null>): void {
  const session = useSession()
  useEffect(() => {
    const element = box.current
    if (!element || session.entities.polls.get(id)?.expired) return undefined
    return trackPoll({ context: pollingContextOf(session), id, element, refresh: () => refreshPoll(session, id) })
  }, [session, id, box])
}
