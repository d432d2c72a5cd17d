import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { AttemptId } from '#features/notices/model/AttemptId.ts'
import { showAccountFailure } from '#features/failures/model/showAccountFailure.ts'
import type { Session } from '#features/session/model/Session.ts'
import { defineAction, type RunnableAction, type QueuedActionSource } from '#features/actions/model/defineAction.ts'

export interface AccountSwitch<Args extends object> {
  readonly kind: AttemptId
  /** It waits in the queue while the server cannot be reached. */
  readonly isQueued: boolean
  readonly isOn: (relationship: Relationship) => boolean
  /** The relationship as it would be; returns the same one when it is so already. */
  readonly change: (relationship: Relationship, desired: boolean, args: Args) => Relationship
  readonly request: (session: Session, id: AccountId, desired: boolean, args: Args) => Promise<Relationship>
  readonly onSettled?: (session: Session, id: AccountId, isOn: boolean, args: Args) => void
}

/** A switch between the reader and an account: shown at once, then confirmed by the response, or withdrawn with a notice. */
export function defineAccountSwitch<Args extends object = object>(
  definition: AccountSwitch<Args>,
): RunnableAction<AccountId, Args> & QueuedActionSource {
  const { kind, isQueued, isOn, change, request, onSettled } = definition
  const action = defineAction<AccountId, Args>({
    kind,
    isQueued,
    isOn: (session, id) => isOnAccount(session, id, isOn),
    patch: ({ entities }, id, desired, args) => entities.relationships.patch(id, (relationship) => change(relationship, desired, args)),
    async request(session, id, desired, args) {
      session.entities.receive({ relationships: [await request(session, id, desired, args)] })
    },
    refetch: fetchRelationship,
    onSettled: (session, id, { isOn: now }, args) => onSettled?.(session, id, now, args),
    onRejected: (session, _id, { error, desired, retry }) => showAccountFailure(session, error, { what: kind, wanted: desired }, retry),
  })
  return {
    ...action,
    async run(session, id, desired, args) {
      // Without it nothing could be shown at once. Where it cannot be fetched the server decides.
      if (!session.entities.relationships.get(id)) await fetchRelationship(session, id).catch(() => {})
      return action.run(session, id, desired, args)
    },
  }
}

/** The confirmed state of a relationship; undefined while unknown. */
export function isOnAccount({ entities }: Session, id: AccountId, isOn: (relationship: Relationship) => boolean): boolean | undefined {
  const confirmed = entities.relationships.confirmed(id)
  return confirmed && isOn(confirmed)
}

/** Fetches the relationship with an account; rejects if that fails. */
export async function fetchRelationship({ client, entities }: Session, id: AccountId): Promise<void> {
  const requestSeq = entities.nextRequestSeq()
  entities.receive({ relationships: await accounts.relationships(client, [id]) }, requestSeq)
}
