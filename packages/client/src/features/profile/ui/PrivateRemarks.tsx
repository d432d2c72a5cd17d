import type { AccountId } from '@rookery/api/wire/model'
import { HighlightChoice } from './HighlightChoice.tsx'
import { PrivateNote } from './PrivateNote.tsx'
import css from './PrivateRemarks.module.css'

/** The user's private data about an account: a note, and the highlighting of its posts. */
export function PrivateRemarks({ id }: { id: AccountId }) {
  return (
    <div className={css.remarks}>
      <PrivateNote id={id} />
      <HighlightChoice id={id} />
    </div>
  )
}
