import { useState } from 'react'
import { composersOf } from '#features/posting/model/Composers.ts'
import { targetOf, type ComposerTarget, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { useDraftList } from '#features/posting/model/useDraftList.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { featherIcon } from '#ui/icons/feather.ts'
import { notesIcon } from '#ui/icons/notes.ts'
import { ComposerDialog } from './ComposerDialog.tsx'
import css from './DraftList.module.css'
import { DraftRow } from './DraftRow.tsx'

export interface DraftListProps {
  /** The draft in the form next to the list, which is not listed. */
  beside?: DraftKey
  /** Takes a draft up instead of a window of its own; false leaves it to the list. */
  onApply?: (key: DraftKey) => boolean
}

/** Every draft with buttons to continue it and to discard it. */
export function DraftList({ beside, onApply }: DraftListProps) {
  const t = useT()
  const session = useSession()
  const drafts = useSlot(draftsOf)
  const rows = useDraftList().filter(([key]) => key !== beside)
  const [open, setOpen] = useState<ComposerTarget | null>(null)
  const goOn = (key: DraftKey) => {
    if (onApply?.(key)) return
    const target = targetOf(key)
    if (key !== target) composersOf(session).resume(target, key)
    setOpen(target)
  }
  const discard = (key: DraftKey) => {
    const draft = drafts.get(key)
    drafts.remove(key)
    if (!draft) return
    const restore = () => drafts.save(key, draft.data)
    session.notices.show({
      level: 'info',
      messageKey: 'drafts.discarded',
      timeout: readFor,
      action: { label: 'general.undo', run: restore },
    })
  }
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          icon={notesIcon}
          action={
            !onApply && (
              <Button icon={featherIcon} onClick={() => setOpen('status')}>
                {t('shell.newPost')}
              </Button>
            )
          }
        >
          {t('drafts.empty')}
        </EmptyState>
      ) : (
        <ul className={css.list} aria-label={t('drafts.title')}>
          {rows.map(([key, draft]) => (
            <DraftRow key={key} draftKey={key} draft={draft} onApply={() => goOn(key)} onDiscard={() => discard(key)} />
          ))}
        </ul>
      )}
      {open !== null && <ComposerDialog draft={open} onClose={() => setOpen(null)} reopen={() => setOpen(open)} />}
    </>
  )
}

/** Milliseconds. */
const readFor = 15_000
