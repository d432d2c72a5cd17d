import { useEffect, useState, type ReactNode } from 'react'

import { holdSession } from '#features/signIn/model/holdSession.ts'
import { useOpenSessions } from '#features/signIn/model/OpenSessions.ts'
import { accountKey } from '#features/session/model/StoredAccounts.ts'
import type { Session } from '#features/session/model/Session.ts'
import { SessionContext, useSession } from '#features/session/model/useSession.ts'

export interface AtServerProps {
  /** Of the server; the page's own session serves if it is on the same one. */
  origin: string
  waiting: ReactNode
  /** The server cannot be reached. */
  failure: ReactNode
  children: ReactNode
}

/** Everything inside acts as a visitor of a server, such as a sign-in there while the page shows an account on another. */
export function AtServer({ origin, waiting, failure, children }: AtServerProps) {
  const own = useSession()
  if (own.origin === origin) return children
  return (
    <AtOtherServer key={origin} origin={origin} waiting={waiting} failure={failure}>
      {children}
    </AtOtherServer>
  )
}

function AtOtherServer({ origin, waiting, failure, children }: AtServerProps) {
  const sessions = useOpenSessions()
  const [session, setSession] = useState<Session | 'failed' | null>(null)
  useEffect(
    () => holdSession(sessions, { key: accountKey(origin, null), origin, token: null }, setSession, () => setSession('failed')),
    [sessions, origin],
  )
  if (session === 'failed') return failure
  return session === null ? waiting : <SessionContext value={session}>{children}</SessionContext>
}
