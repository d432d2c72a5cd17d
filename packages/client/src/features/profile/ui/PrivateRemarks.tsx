import type { AccountId } from '@rookery/api/wire/model'
import { useCapability } from '#features/session/model/useServer.ts'
import { HighlightChoice } from './HighlightChoice.tsx'
import { PrivateNote } from './PrivateNote.tsx'
import css from './PrivateRemarks.module.css'

/** The user's private data about an account: a note, and the highlighting of its posts. */
export function PrivateRemarks({ id }: { id: AccountId }) {
  const hasNotes = useCapability('privateNotes')
  return (
    <div className={css.remarks}>
      {hasNotes && <PrivateNote id={id} />}
      <HighlightChoice id={id} />
    </div>
  )
}
