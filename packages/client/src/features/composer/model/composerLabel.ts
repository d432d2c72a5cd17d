import { statusIdIn, targetOf, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import type { MessageId } from '#i18n/catalogues.ts'

/** Label of a composer, depending on its target. */
export function composerLabel(draft: DraftKey): MessageId {
  if (targetOf(draft) === 'status') return 'composer.label'
  if (statusIdIn(draft, 'edit') !== null) return 'composer.editLabel'
  return statusIdIn(draft, 'quote') === null ? 'composer.replyLabel' : 'composer.quoteLabel'
}

/** Placeholder of an empty text box. It distinguishes quotes from replies, since both are under their post. */
export function composerPlaceholder(draft: DraftKey): MessageId {
  return statusIdIn(draft, 'quote') === null ? 'composer.placeholder' : 'composer.quotePlaceholder'
}
