import type { Capabilities } from '@rookery/api/capabilities'
import { useCellPart } from '#lib/useCell.ts'
import type { Server } from './Session.ts'
import { useSession } from './useSession.ts'

/**
 * A selected value of the server state. Renders again when that value changes. `select` must return a value of the state, not a new object.
 */
export function useServer<Part>(select: (server: Server) => Part): Part {
  return useCellPart(useSession().server, select)
}

/** A capability of the server: `useCapability('polls')`. */
export function useCapability<Name extends keyof Capabilities>(name: Name): Capabilities[Name] {
  return useServer(({ capabilities }) => capabilities[name])
}
