import type { Session } from '#features/session/model/Session.ts'
import type { SessionOwner } from '#features/session/model/StoredAccounts.ts'
import type { OpenSessions, SessionHold } from './OpenSessions.ts'

/** Holds a session for a component, from its effect. Returns a release function; releasing it before it is open reports nothing. */
export function holdSession(
  sessions: OpenSessions,
  owner: SessionOwner,
  onOpen: (session: Session) => void,
  onFailure: (error: unknown) => void,
): () => void {
  let ended = false
  let hold: SessionHold | null = null
  sessions.hold(owner).then(
    (held) => {
      hold = held
      if (ended) void held.release()
      else onOpen(held.session)
    },
    (error: unknown) => {
      if (!ended) onFailure(error)
    },
  )
  return () => {
    ended = true
    void hold?.release()
  }
}
