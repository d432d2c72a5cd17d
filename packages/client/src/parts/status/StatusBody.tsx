import type { StatusId } from '@rookery/api/wire/model'
import { isTall } from '@rookery/content'
import { useId } from 'react'
import { useStatus } from '#data/entities/useStatus.ts'
import { useFold } from '#data/folds/useFold.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Gallery } from '#parts/attachments/Gallery.tsx'
import { LinkCard } from '#parts/cards/LinkCard.tsx'
import { QuoteCard } from '#parts/cards/QuoteCard.tsx'
import { contentTreeOf } from '#parts/content/contentTreeOf.ts'
import { StatusContent } from '#parts/content/StatusContent.tsx'
import { PollView } from '#parts/poll/PollView.tsx'
import { Button } from '#ui/Button.tsx'
import css from './StatusBody.module.css'
import { StatusSubject } from './StatusSubject.tsx'
import { StatusTranslationSlot } from './StatusTranslationSlot.tsx'
import { TallContent } from './TallContent.tsx'

export interface StatusBodyProps {
  id: StatusId
  /** The post was opened by itself: nothing of a tall one is cut off. */
  focused?: boolean
}

/** The subject, and behind it everything the author wrote and attached. */
export function StatusBody({ id, focused = false }: StatusBodyProps) {
  const t = useT()
  const status = useStatus(id)
  const subject = status !== undefined && status.spoilerText !== ''
  const hides = useSetting('collapseMessageWithSubject') && subject
  const [open, setOpen] = useFold(id, 'body', !hides)
  const [whole, setWhole] = useFold(id, 'height', focused)
  const bodyId = useId()
  if (status === undefined) return null
  // What a subject has hidden and the reader has opened is not hidden a second time.
  const tall = !hides && isTall(contentTreeOf(status))
  return (
    <div className={css.body} id={`content-${id}`}>
      {subject && (
        <StatusSubject id={id}>
          <Button size="small" data-press="subject" aria-expanded={open} aria-controls={bodyId} onClick={() => setOpen(!open)}>
            {open ? t('status.subject.hide') : t('status.subject.show')}
          </Button>
        </StatusSubject>
      )}
      <div id={bodyId} hidden={!open} className={css.inner}>
        {open && (
          <>
            {tall ? (
              <TallContent open={whole} onToggle={setWhole}>
                <StatusContent id={id} />
              </TallContent>
            ) : (
              <StatusContent id={id} />
            )}
            <StatusTranslationSlot id={id} />
            {status.pollId !== null && <PollView id={status.pollId} statusId={id} />}
            {status.attachments.length > 0 && <Gallery statusId={id} />}
            {status.quote !== null && <QuoteCard quote={status.quote} />}
            {status.card !== null && status.attachments.length === 0 && status.quote === null && (
              <LinkCard card={status.card} sensitive={status.sensitive} />
            )}
          </>
        )}
      </div>
    </div>
  )
}
