import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import { toLoadError, type LoadError } from '#data/feeds/LoadError.ts'
import type { Session } from '#data/session/Session.ts'
import { createCell, type Cell, type WritableCell } from '#lib/Cell.ts'

/** The person whom an address names, as far as it is known. */
export interface ProfileState {
  readonly id: AccountId | null
  readonly loading: boolean
  readonly error: LoadError | null
}

const bySession = new WeakMap<Session, Map<string, WritableCell<ProfileState>>>()

function cellOf(session: Session, idOrName: string): WritableCell<ProfileState> {
  const profiles = bySession.get(session) ?? new Map<string, WritableCell<ProfileState>>()
  bySession.set(session, profiles)
  const cell = profiles.get(idOrName) ?? createCell<ProfileState>({ id: knownId(session, idOrName), loading: false, error: null })
  profiles.set(idOrName, cell)
  return cell
}

/** Somebody whom another screen has shown needs no waiting. */
function knownId({ entities }: Session, idOrName: string): AccountId | null {
  const byId = entities.accounts.get(idOrName as AccountId) // an address is where an id comes from
  if (byId) return byId.id
  for (const id of entities.accounts.ids()) if (entities.accounts.get(id)?.acct === idOrName) return id
  return null
}

/** What is known of the person now; listens to what `openProfile` learns. */
export function profileAt(session: Session, idOrName: string): Cell<ProfileState> {
  return cellOf(session, idOrName)
}

/** Shows what is known at once and asks the server, with the relationship for members. Resolves when the answer is in; never rejects for a failed call. */
export async function openProfile(session: Session, idOrName: string): Promise<void> {
  const cell = cellOf(session, idOrName)
  if (cell.get().loading) return
  cell.set({ ...cell.get(), loading: true, error: null })
  const asOf = session.entities.mark()
  try {
    const account = await accounts.get(session.client, idOrName)
    const missing = session.me !== null && account.id !== session.me && account.relationship === null
    const relationships = missing ? await accounts.relationships(session.client, [account.id]) : []
    session.entities.receive({ accounts: [account], relationships }, asOf)
    cell.set({ id: account.id, loading: false, error: null })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    cell.set({ ...cell.get(), loading: false, error: toLoadError(error, session.clock.now()) })
  }
}
