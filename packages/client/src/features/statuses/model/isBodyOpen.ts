import type { StatusRecord } from '#data/entities/records.ts'
import type { Session } from '#data/session/Session.ts'
import { settingsOf } from '#data/settings/settingsOf.ts'
import { foldsOf } from './Folds.ts'

/** Whether what stands behind the subject of a post is on screen. */
export function isBodyOpen(session: Session, { id, spoilerText }: StatusRecord): boolean {
  return foldsOf(session).isOpen(id, 'body') ?? !(spoilerText !== '' && settingsOf(session).get('collapseMessageWithSubject'))
}
