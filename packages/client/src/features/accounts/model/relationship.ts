import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import { createSlot } from '#features/session/model/Slot.ts'
import type { Session } from '#features/session/model/Session.ts'

/**
 * Fetches the relationship with an account if no other response had it; a list of accounts fetches all in one call. Resolves to whether the
 * server sent it.
 */
export function relationshipQuery(session: Session, id: AccountId) {
  return queryOptions({
    queryKey: ['relationship', id],
    async queryFn() {
      await askedTogetherOf(session)(id)
      return session.entities.relationships.get(id) !== undefined
    },
  })
}

const askedTogetherOf = createSlot(({ client, entities }) => {
  let next: { readonly ids: Set<AccountId>; readonly done: Promise<void> } | null = null

  async function ask(ids: ReadonlySet<AccountId>): Promise<void> {
    // Until then the others on the screen have named theirs.
    await Promise.resolve()
    next = null
    const requestSeq = entities.nextRequestSeq()
    entities.receive({ relationships: await accounts.relationships(client, [...ids]) }, requestSeq)
  }

  return (id: AccountId) => {
    if (next === null) {
      const ids = new Set([id])
      next = { ids, done: ask(ids) }
    } else next.ids.add(id)
    return next.done
  }
})
