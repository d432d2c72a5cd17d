import type { StatusId } from '@rookery/api/wire/model'
import { isLongSubject } from '@rookery/content'
import type { ReactNode } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useFold } from '#features/statuses/model/useFold.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { Button } from '#ui/Button.tsx'
import css from './StatusBody.module.css'

/** The subject of a post; a long one is cut after some lines. `children`: the button that opens the rest of the post. */
export function StatusSubject({ id, children }: { id: StatusId; children: ReactNode }) {
  const t = useT()
  const status = useStatus(id)
  const [open, setOpen] = useFold(id, 'subject', false)
  if (status === undefined) return null
  const long = isLongSubject(status.spoilerText)
  return (
    <div className={css.subject}>
      <p className={css.subjectText} lang={status.language ?? undefined} dir="auto" data-folded={(long && !open) || undefined}>
        <EmojiText text={status.spoilerText} emojis={status.emojis} />
      </p>
      {children}
      {long && (
        <Button size="small" tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('status.subject.shorten') : t('status.subject.whole')}
        </Button>
      )}
    </div>
  )
}
