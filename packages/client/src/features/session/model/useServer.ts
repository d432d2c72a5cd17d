import type { Capabilities } from '@rookery/api/capabilities'
import { useCellPart } from '#lib/useCell.ts'
import type { Server } from './Session.ts'
import { useSession } from './useSession.ts'

/** A part of what is known of the server, drawn again when that part changes. `select` must return what the server holds, not a fresh object. */
export function useServer<Part>(select: (server: Server) => Part): Part {
  return useCellPart(useSession().server, select)
}

/** What the server can do: `useCapability('polls')`. */
export function useCapability<Name extends keyof Capabilities>(name: Name): Capabilities[Name] {
  return useServer(({ capabilities }) => capabilities[name])
}
