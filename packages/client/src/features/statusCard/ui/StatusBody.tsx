import type { StatusId } from '@rookery/api/wire/model'
import { isTall } from '@rookery/content'
import { useId, type ReactNode } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useMediaFilter } from '#features/filters/model/useMediaFilter.ts'
import { useFold } from '#features/statuses/model/useFold.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Gallery } from '#features/media/ui/Gallery.tsx'
import { LinkCard } from './LinkCard.tsx'
import { contentTreeOf } from '#features/content/model/contentTreeOf.ts'
import { StatusContent } from './StatusContent.tsx'
import { PollView } from '#features/polls/ui/PollView.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { Button } from '#ui/Button.tsx'
import { hasLinkCard } from '#features/statusActions/model/hasLinkCard.ts'
import css from './StatusBody.module.css'
import { StatusSubject } from './StatusSubject.tsx'
import { StatusTranslationSlot } from '#features/translation/ui/StatusTranslationSlot.tsx'
import { TallContent } from '#features/content/ui/TallContent.tsx'

const TagsLine = lazyComponent(async () => (await import('./TagsLine.tsx')).TagsLine)

export interface StatusBodyProps {
  id: StatusId
  /** The post was opened by itself: nothing of a tall one is cut off. */
  focused?: boolean
  /** Inside another post: small, with the first attachment of all. */
  compact?: boolean
  /** The quoted post, and the note on hidden attachments. */
  children?: ReactNode
}

/** The subject, and behind it everything the author wrote and attached. */
export function StatusBody({ id, focused = false, compact = false, children }: StatusBodyProps) {
  const t = useT()
  const status = useStatus(id)
  const subject = status !== undefined && status.spoilerText !== ''
  const hides = useSetting('collapseMessageWithSubject') && subject
  const [open, setOpen] = useFold(id, 'body', !hides)
  const [whole, setWhole] = useFold(id, 'height', focused)
  const bodyId = useId()
  const isFiltered = useMediaFilter(id, compact) !== null
  if (status === undefined) return null
  // A text whose subject the reader has opened is not folded a second time.
  const tall = !hides && isTall(contentTreeOf(status))
  return (
    <div className={css.body} id={compact ? undefined : `content-${id}`}>
      {subject && (
        <StatusSubject id={id}>
          <Button size="small" aria-expanded={open} aria-controls={bodyId} onClick={() => setOpen(!open)}>
            {open ? t('status.subject.hide') : t('status.subject.show')}
          </Button>
        </StatusSubject>
      )}
      <div id={bodyId} hidden={!open} className={css.inner}>
        {open && (
          <>
            {tall ? (
              <TallContent open={whole} onToggle={setWhole}>
                <StatusContent id={id} compact={compact} />
              </TallContent>
            ) : (
              <StatusContent id={id} compact={compact} />
            )}
            {status.tags.length > 0 && (
              <Part failure={NoTags}>
                <TagsLine id={id} />
              </Part>
            )}
            {!compact && <StatusTranslationSlot id={id} />}
            {status.pollId !== null && <PollView id={status.pollId} statusId={id} />}
            {status.attachments.length > 0 && <Gallery statusId={id} compact={compact} />}
            {children}
            {status.card !== null && hasLinkCard(status) && (
              <LinkCard card={status.card} sensitive={status.sensitive} filtered={isFiltered} />
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** Without its code the line stays away: most posts say all their hashtags in their text. */
function NoTags() {
  return null
}
