import * as reactions from '@rookery/api/calls/reactions'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { createQuestion } from './Question.ts'

/** Who reacted with what, by the reaction's name. Nothing is asked of a server that has no reactions, nor of a post without any. */
export const reactionPeople = createQuestion(
  'reactions',
  async (session, id: StatusId): Promise<ReadonlyMap<string, readonly AccountId[]>> => {
    const { client, entities, server } = session
    if (!server.capabilities.reactions || !entities.statuses.get(id)?.reactions.length) return new Map()
    const asOf = entities.mark()
    const list = await reactions.list(client, id)
    entities.receive({ accounts: list.flatMap((reaction) => reaction.accounts) }, asOf)
    return new Map(list.map((reaction) => [reaction.name, reaction.accounts.map((account) => account.id)]))
  },
)
