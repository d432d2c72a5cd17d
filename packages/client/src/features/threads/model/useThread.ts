import type { StatusId } from '@rookery/api/wire/model'
import { useCell } from '#lib/useCell.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { ThreadState } from './ThreadState.ts'
import { threadsOf } from './Threads.ts'

/** The conversation around a post. Open it in the route's loader: `threadsOf(session).openThread(id)`. */
export function useThread(id: StatusId): ThreadState {
  return useCell(threadsOf(useSession()).at(id))
}
