import { createContext, use } from 'react'
import type { Session } from './Session.ts'

/** Everything below the provider belongs to this session's account. */
export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session here. Draw this inside <SessionContext value={session}>.')
  return session
}
