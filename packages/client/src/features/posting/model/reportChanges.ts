import type { StatusDraft } from '@rookery/api/calls/statusWriting'
import type { Status } from '@rookery/api/wire/model'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Session } from '#features/session/model/Session.ts'
import { offerDeletion } from './notifyPostedImmediately.ts'

/** Tells the user what the server left out of a new post or changed, with a button to delete the post. */
export function reportChanges(session: Session, draft: StatusDraft, status: Status): void {
  const quoted = draft.quoteId ? session.entities.statuses.get(draft.quoteId) : undefined
  const changes = changesOf(draft, status, quoted?.url ?? quoted?.uri ?? null)
  for (const part of changes)
    offerDeletion(session, status.id, { level: 'warning', messageKey: 'composer.changed', args: { part: { key: part } } })
}

/** The names of the parts. @param quotedUrl of the post that the draft quotes */
export function changesOf(
  { visibility, spoilerText, poll, quoteId }: StatusDraft,
  status: Pick<Status, 'visibility' | 'spoilerText' | 'poll' | 'quote' | 'content'>,
  quotedUrl: string | null,
): readonly MessageId[] {
  // Friendica shows a direct post as one for followers.
  const isShownWider = status.visibility === 'private' && visibility === 'direct'
  // It also shows a quote as a part of the text.
  const isInText = quotedUrl !== null && status.content.includes(quotedUrl)
  return [
    ...(status.visibility !== visibility && !isShownWider ? ['composer.scope' as const] : []),
    ...(spoilerText && status.spoilerText === '' ? ['composer.subject' as const] : []),
    ...(poll && status.poll === null ? ['composer.poll' as const] : []),
    ...(quoteId && status.quote === null && !isInText ? ['post.quote' as const] : []),
  ]
}
