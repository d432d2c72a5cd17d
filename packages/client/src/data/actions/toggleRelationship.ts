import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { AttemptId } from '#data/notices/AttemptId.ts'
import { showAccountFailure } from '#data/notices/showAccountFailure.ts'
import type { Session } from '#data/session/Session.ts'
import type { OutboxAct } from '#data/outbox/OutboxEntry.ts'
import { pendingActionsOf } from './PendingActions.ts'
import { mayHaveHappened } from './reread.ts'

export interface RelationshipToggle {
  readonly what: AttemptId
  /** It waits in the outbox when there is no line, with what else it takes to do it again. */
  readonly waits?: { readonly what: OutboxAct; readonly details?: object }
  readonly wanted: boolean
  readonly isOn: (relationship: Relationship) => boolean
  /** The relationship as it would be. Returns the same one when it is so already. */
  readonly change: (relationship: Relationship, wanted: boolean) => Relationship
  readonly ask: (id: AccountId, wanted: boolean) => Promise<Relationship>
}

/**
 * Switches something between the reader and an account: shown at once, then asked, then confirmed by the server's answer or taken
 * back with the server's words in a notice. Resolves to whether it stands as wanted.
 */
export async function toggleRelationship(session: Session, id: AccountId, toggle: RelationshipToggle): Promise<boolean> {
  const { entities, client } = session
  const { what, waits, wanted, isOn, change, ask } = toggle
  const reread = async () => {
    const asOf = entities.mark()
    entities.receive({ relationships: await accounts.relationships(client, [id]) }, asOf)
  }
  // Without it nothing could be shown at once. Where it cannot be had the server decides.
  if (!entities.relationships.get(id)) await reread().catch(() => {})
  const confirmed = entities.relationships.confirmed(id)
  /** Another click meanwhile changes it. */
  let last = wanted
  await pendingActionsOf(session).toggle(`${what}:${id}`, {
    isOn: confirmed ? isOn(confirmed) : !wanted,
    wanted,
    act: waits && { ...waits, id },
    show: (on) => entities.relationships.patch(id, (relationship) => change(relationship, on)),
    async ask(on) {
      last = on
      try {
        entities.receive({ relationships: [await ask(id, on)] })
      } catch (error) {
        // After a time-out or a broken answer the server may have done it all the same.
        if (mayHaveHappened(error)) await reread().catch(() => {})
        const found = entities.relationships.confirmed(id)
        if (!mayHaveHappened(error) || !found || isOn(found) !== on) throw error
      }
    },
    onFailure: (error) =>
      showAccountFailure(session, error, { what, wanted: last }, () => void toggleRelationship(session, id, { ...toggle, wanted: last })),
  })
  const now = entities.relationships.confirmed(id)
  return now !== undefined && isOn(now) === wanted
}
