import * as reactions from '@rookery/api/calls/reactions'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Accounts that reacted with one emoji. */
export interface ReactionPeople {
  /** The emoji, as the post's reactions name it. */
  readonly name: string
  readonly ids: readonly AccountId[]
}

/** Reactions to a post with their accounts. No request for a server without reactions, or a post without any. */
export function reactionPeopleQuery({ client, entities, server }: Session, id: StatusId) {
  return queryOptions({
    queryKey: ['reactions', id],
    queryFn: async ({ signal }): Promise<readonly ReactionPeople[]> => {
      if (!server.get().capabilities.reactions || !entities.statuses.get(id)?.reactions.length) return []
      const requestSeq = entities.nextRequestSeq()
      const list = await reactions.list(client, id, { signal })
      entities.receive({ accounts: list.flatMap((reaction) => reaction.accounts) }, requestSeq)
      return list.map(({ name, accounts }) => ({ name, ids: accounts.map((account) => account.id) }))
    },
  })
}
