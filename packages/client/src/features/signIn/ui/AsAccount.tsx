import { useEffect, useState, type ReactNode } from 'react'

import { holdSession } from '#features/signIn/model/holdSession.ts'
import { useOpenSessions } from '#features/signIn/model/OpenSessions.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { AccountKey } from '#features/session/model/StoredAccounts.ts'
import { SessionContext, useSession } from '#features/session/model/useSession.ts'
import { useCellPart } from '#lib/useCell.ts'

export interface AsAccountProps {
  /** A signed-in account; renders nothing for others. */
  account: AccountKey
  /** Until the account's session is open. */
  waiting?: ReactNode
  /** It cannot be opened. */
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Everything inside acts as another account. Its session is open as long as this is mounted. */
export function AsAccount({ account, waiting, onFailure, children }: AsAccountProps) {
  const session = useSessionOf(account, onFailure)
  if (session === null) return waiting
  return (
    <SessionContext key={session.key} value={session}>
      {children}
    </SessionContext>
  )
}

/** null until it is open; another one when the account has another token. */
function useSessionOf(key: AccountKey, onFailure: (error: unknown) => void): Session | null {
  const sessions = useOpenSessions()
  const { accounts } = useSession().device
  const accessToken = useCellPart(accounts, () => accounts.at(key)?.token.accessToken)
  const [session, setSession] = useState<Session | null>(null)
  useEffect(() => {
    const account = accounts.at(key)
    if (account === undefined || account.token.accessToken !== accessToken) return undefined
    const release = holdSession(sessions, account, setSession, onFailure)
    return () => {
      setSession(null)
      release()
    }
  }, [sessions, accounts, key, accessToken, onFailure])
  return session
}
