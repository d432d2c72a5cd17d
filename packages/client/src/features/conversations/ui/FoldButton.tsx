'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import type { ThreadRow } from '#features/threads/model/threadRows.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { minusIcon } from '#ui/icons/minus.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import css from './FoldButton.module.css'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'

/** Button at the head of a post that folds the post and its replies into one line. */
export function FoldButton({ row: { id, below, isFolded } }: { row: ThreadRow }) {
  const t = useT()
  const { view, keepInPlace } = useThreadSurface()
  const label = t(isFolded ? 'thread.unfold' : 'thread.fold', { count: below })
  return (
    <button
      type="button"
      className={css.fold}
      aria-expanded={!isFolded}
      aria-label={label}
      title={label}
      onClick={() => {
        keepInPlace(id)
        view.setFolded(id, !isFolded)
      }}
    >
      <Icon path={isFolded ? plusIcon : minusIcon} />
    </button>
  )
}
