import type { Poll, PollId } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import { useEntity } from '#features/entities/model/useEntity.ts'

/** A poll. `undefined` while unknown; `null` loads nothing. */
export function usePoll(id: PollId | null): Poll | undefined {
  return useEntity(useSession().entities.polls, id)
}
