import * as aliases from '@rookery/api/calls/aliases'
import type { Message } from '#features/notices/model/Message.ts'
import { askAgain } from '#features/queries/model/askAgain.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { aliasesQuery } from './security.ts'
import type { Session } from '#features/session/model/Session.ts'
import { callFailure } from './callFailure.ts'

/** Says that an account is the reader's, too, or that it is not. Resolves to why not, null when it is done. @param alias `name@host` */
export async function changeAlias(session: Session, what: 'add' | 'remove', alias: string): Promise<Message | null> {
  const error = await callFailure(() => (what === 'add' ? aliases.add : aliases.remove)(session.client, alias))
  await askAgain(queriesOf(session), aliasesQuery(session).queryKey)
  return error
}

/** An address as servers take it: `@name@host` and `name@host` mean the same. */
export function toAlias(typed: string): string {
  return typed.trim().replace(/^@/, '')
}
