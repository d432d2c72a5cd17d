import type { ThreadRow } from '#features/threads/model/treeRows.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { chevronDownIcon } from '#ui/icons/chevronDown.ts'
import { threadIcon } from '#ui/icons/thread.ts'
import { NewMark } from './NewMark.tsx'
import css from './ThreadTail.module.css'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { Icon } from '#ui/Icon.tsx'
import { minusIcon } from '#ui/icons/minus.ts'
import { plusIcon } from '#ui/icons/plus.ts'

/** Button at the head of a post that folds the post and its replies into one line. */
function FoldButton({ row: { id, below, isFolded } }: { row: ThreadRow }) {
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

/** Additions of a conversation to a post: the "new" mark, links to hidden replies, and the fold button. */
export function ThreadTail({ row, folds }: { row: ThreadRow; folds: boolean }) {
  return (
    <>
      <NewMark id={row.id} />
      <ThreadWays row={row} />
      {folds && <FoldButton row={row} />}
    </>
  )
}

/** Links to deeper replies, and, above the focused branch, to other branches. */
function ThreadWays({ row: { id, level, below, hidden, others, isFolded } }: { row: ThreadRow }) {
  const t = useT()
  const advanced = useSetting('conversationTreeAdvanced')
  const othersInside = useSetting('conversationOtherRepliesButton') === 'inside'
  const { view, dive, keepInPlace } = useThreadSurface()
  const open = (change: () => void) => () => {
    keepInPlace(id)
    change()
  }
  const showHere = (
    <Button size="small" tone="quiet" icon={chevronDownIcon} onClick={open(() => view.showBelow(id))}>
      {t('thread.showMore', { count: hidden })}
    </Button>
  )
  const diveHere = (label: string) => (
    <Button size="small" tone="quiet" icon={threadIcon} onClick={open(() => dive(id))}>
      {label}
    </Button>
  )
  if (others > 0) {
    return (
      <div className={css.tail} data-inside={othersInside || undefined}>
        {diveHere(t('thread.others', { count: others }))}
      </div>
    )
  }
  if (isFolded || (hidden === 0 && !(advanced && level > 0 && below > 0))) return null
  return (
    <div className={css.tail} data-inside="">
      {advanced && hidden > 0 && showHere}
      {advanced ? diveHere(t('thread.onlyThis')) : diveHere(t('thread.more', { count: hidden }))}
    </div>
  )
}
