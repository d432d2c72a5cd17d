import type { StatusId } from '@rookery/api/wire/model'
import { useId, useState } from 'react'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Gallery } from '#parts/attachments/Gallery.tsx'
import { LinkCard } from '#parts/cards/LinkCard.tsx'
import { QuoteCard } from '#parts/cards/QuoteCard.tsx'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { StatusContent } from '#parts/content/StatusContent.tsx'
import { PollView } from '#parts/poll/PollView.tsx'
import { Button } from '#ui/Button.tsx'
import css from './StatusBody.module.css'
import { StatusTranslationSlot } from './StatusTranslationSlot.tsx'

/** The subject, and behind it everything the author wrote and attached. */
export function StatusBody({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  const collapses = useSetting('collapseMessageWithSubject')
  const [opened, setOpened] = useState<boolean | null>(null)
  const bodyId = useId()
  if (status === undefined) return null
  const subject = status.spoilerText !== ''
  const open = opened ?? !(subject && collapses)
  return (
    <div className={css.body} id={`content-${id}`}>
      {subject && (
        <div className={css.subject}>
          <p className={css.subjectText}>
            <EmojiText text={status.spoilerText} emojis={status.emojis} />
          </p>
          <Button size="small" aria-expanded={open} aria-controls={bodyId} onClick={() => setOpened(!open)}>
            {open ? t('status.subject.hide') : t('status.subject.show')}
          </Button>
        </div>
      )}
      <div id={bodyId} hidden={!open} className={css.inner}>
        {open && (
          <>
            <StatusContent id={id} />
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
