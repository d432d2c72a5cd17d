import type { ServerFacts } from '@rookery/api/servers/capabilityStates'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import { serverFactsQuery } from './serverFacts.ts'

/** All that is known of the server now; `isComplete` when it has responded to each call. */
export function useServerFacts(): { readonly facts: ServerFacts; readonly isComplete: boolean } {
  const session = useSession()
  const { instance, nodeInfo, capabilities } = useCell(session.server)
  const { data } = useSessionQuery(serverFactsQuery(session))
  return {
    facts: { instance, nodeInfo, capabilities, documents: data?.documents ?? [], probes: data?.probes ?? {} },
    isComplete: data !== undefined,
  }
}
