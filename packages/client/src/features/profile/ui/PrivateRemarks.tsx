import type { AccountId } from '@rookery/api/wire/model'
import { HighlightChoice } from './HighlightChoice.tsx'
import { PrivateNote } from './PrivateNote.tsx'
import css from './PrivateRemarks.module.css'

/** What the reader keeps about somebody and nobody else sees: a note, and how their posts are marked. */
export function PrivateRemarks({ id }: { id: AccountId }) {
  return (
    <div className={css.remarks}>
      <PrivateNote id={id} />
      <HighlightChoice id={id} />
    </div>
  )
}
