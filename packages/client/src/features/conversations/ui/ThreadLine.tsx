import type { CSSProperties, ReactNode } from 'react'
import type { StatusId } from '@rookery/api/wire/model'
import type { ThreadRow } from '#features/threads/model/treeRows.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import type { FilterView } from '#features/filters/model/FilterVerdict.ts'
import { FilterViewContext } from '#features/filters/model/FilterViewContext.ts'
import { StatusItem } from '#features/statusCard/ui/StatusItem.tsx'
import { StatusReplies } from '#features/statusCard/ui/StatusReplies.tsx'
import { FoldedPost } from './FoldedPost.tsx'
import { MissingPost } from './MissingPost.tsx'
import { ThreadTail } from './ThreadTail.tsx'
import css from './ThreadLine.module.css'
import { stepInTree } from '#features/conversations/model/stepInTree.ts'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { treeLines } from '#features/conversations/model/trees.ts'
import { plainName } from '#features/entities/model/plainName.ts'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'

export interface ThreadLineProps {
  row: ThreadRow
  /** Indented, with lines to the parent; otherwise posts are listed flat. */
  isTree: boolean
  isFocus: boolean
  /** The repeat that contained the post. */
  shownAs?: StatusId | undefined
}

const inConversation: FilterView = { kind: 'conversation' }
/** In a tree the replies are directly below, so none are listed. */
const noReplies: readonly StatusId[] = []

/** One row of a conversation: a post or a placeholder, and links to its hidden replies. */
export function ThreadLine({ row, isTree, isFocus, shownAs }: ThreadLineProps) {
  const fades = useSetting('conversationTreeFadeAncestors')
  const spotId = `spot-${row.id}`
  const advanced = useSetting('conversationTreeAdvanced')
  // A post without replies has little to fold, so that only readers who fold every post by hand get the button.
  const folds = isTree && !row.isAbove && (row.below > 0 || advanced)
  const surface = useThreadSurface()
  const registerSteps = (line: HTMLElement | null) => {
    if (!line) return undefined
    treeLines.set(line, (isInwards) => stepInTree(surface, row.id, isInwards))
    return () => void treeLines.delete(line)
  }
  const level: CSSProperties & { '--level': number } = { '--level': row.level }
  return (
    <div
      ref={isTree ? registerSteps : undefined}
      className={css.line}
      style={isTree ? level : undefined}
      data-tree={isTree || undefined}
      data-level={row.level}
      data-faded={(fades && row.isAbove) || undefined}
    >
      {isTree && row.level > 0 && <span className={css.rails} aria-hidden="true" />}
      {isTree && (row.isAbove || (row.below > 0 && !row.isFolded)) && <span className={css.own} aria-hidden="true" />}
      <div className={css.post}>
        {isTree && <ThreadSpot id={spotId} row={row} />}
        <FilterViewContext value={inConversation}>
          <ThreadPost
            row={row}
            shownAs={shownAs ?? row.id}
            isFocus={isFocus}
            spot={isTree ? spotId : undefined}
            replies={isTree ? noReplies : row.replyIds}
            // The tail is inside the post's article, because a feed contains only articles.
            tail={<ThreadTail row={row} folds={folds} />}
          />
        </FilterViewContext>
      </div>
    </div>
  )
}

interface ThreadPostProps {
  row: ThreadRow
  shownAs: StatusId
  isFocus: boolean
  spot: string | undefined
  /** In a list the replies may be far below. */
  replies: readonly StatusId[]
  tail: ReactNode
}

function ThreadPost({ row: { id, isMissing, isFolded, below }, shownAs, isFocus, spot, replies, tail }: ThreadPostProps) {
  if (isFolded) return <FoldedPost id={id} below={below} spot={spot} isMissing={isMissing} tail={tail} />
  if (isMissing) return <MissingPost id={id} spot={spot} tail={tail} />
  return <StatusItem id={shownAs} focused={isFocus} spot={spot} below={<StatusReplies ids={replies} />} tail={tail} />
}

/**
 * The position of a post in the tree as text for screen readers, matching the lines beside it. It describes the post and is not read
 * separately.
 */
function ThreadSpot({ id, row: { level, parentId, isAbove, isFolded, below, hidden: deeper } }: { id: string; row: ThreadRow }) {
  const t = useT()
  const parent = useStatus(parentId)
  const displayName = useAccountField(parent?.accountId ?? null, 'displayName')
  const acct = useAccountField(parent?.accountId ?? null, 'acct')
  const name = displayName === undefined || acct === undefined ? undefined : plainName({ displayName, acct })
  const place = name === undefined ? t('thread.spot.ofMissing', { level }) : t('thread.spot', { level, name })
  const where = isAbove ? t('thread.spot.above') : level === 0 ? null : place
  const folded = isFolded ? t('thread.spot.folded', { count: below }) : deeper > 0 ? t('thread.spot.deeper', { count: deeper }) : null
  return (
    <span id={id} hidden>
      <span>{where}</span> <span>{folded}</span>
    </span>
  )
}
