import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { foldsOf } from './Folds.ts'

/** Whether the text behind the subject of a post is shown. */
export function isBodyOpen(session: Session, { id, spoilerText }: StatusRecord): boolean {
  return foldsOf(session).isOpen(id, 'body') ?? !(spoilerText !== '' && settingsOf(session).get('collapseMessageWithSubject'))
}
