import * as statuses from '@rookery/api/calls/statuses'
import type { Account, AccountId, Cursor, Page, StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { createQuestion, type Question } from './Question.ts'

export interface PeopleAnswer {
  readonly ids: readonly AccountId[]
  /** Where the next page starts; null when all are there. */
  readonly more: Cursor | null
}

export interface PeopleQuestion extends Question<StatusId, PeopleAnswer> {
  /** Asks for the next page. */
  askForMore(session: Session, id: StatusId): Promise<void>
}

/** Who favourited a post. Empty where the server does not tell. */
export const favouritedBy = createPeopleQuestion('favouritedBy', statuses.favouritedBy)

/** Who repeated a post. Empty where the server does not tell. */
export const rebloggedBy = createPeopleQuestion('rebloggedBy', statuses.rebloggedBy)

type Ask = (client: Session['client'], id: StatusId, options: { cursor: Cursor | null }) => Promise<Page<Account>>

function createPeopleQuestion(name: string, ask: Ask): PeopleQuestion {
  async function page(session: Session, id: StatusId, cursor: Cursor | null): Promise<PeopleAnswer> {
    const asOf = session.entities.mark()
    const { items, older } = await ask(session.client, id, { cursor })
    session.entities.receive({ accounts: items }, asOf)
    return { ids: items.map((account) => account.id), more: older }
  }
  const question = createQuestion(name, (session, id: StatusId) => page(session, id, null))
  return {
    ...question,
    askForMore: (session, id) =>
      question.askOn(session, id, async ({ ids, more }) => {
        if (more === null) return { ids, more }
        const next = await page(session, id, more)
        return { ids: [...new Set([...ids, ...next.ids])], more: next.more }
      }),
  }
}
