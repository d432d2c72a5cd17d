import { statusIdIn, targetOf, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import type { MessageId } from '#i18n/catalogues.ts'

/** What a composer is called by what is written in it. */
export function composerLabel(draft: DraftKey): MessageId {
  if (targetOf(draft) === 'status') return 'composer.label'
  if (statusIdIn(draft, 'edit') !== null) return 'composer.editLabel'
  return statusIdIn(draft, 'quote') === null ? 'composer.replyLabel' : 'composer.quoteLabel'
}

/** What an empty text box invites to. A quote looks like a reply otherwise: both stand under the post that they are about. */
export function composerPlaceholder(draft: DraftKey): MessageId {
  return statusIdIn(draft, 'quote') === null ? 'composer.placeholder' : 'composer.quotePlaceholder'
}
