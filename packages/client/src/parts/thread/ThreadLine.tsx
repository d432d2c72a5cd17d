import type { CSSProperties, ReactNode } from 'react'
import type { StatusId } from '@rookery/api/wire/model'
import type { ThreadRow } from '#data/threads/threadRows.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import type { VeilView } from '#data/veil/Veil.ts'
import { VeilViewContext } from '#data/veil/VeilViewContext.ts'
import { StatusItem } from '#parts/status/StatusItem.tsx'
import { StatusReplies } from '#parts/status/StatusReplies.tsx'
import { FoldedPost } from './FoldedPost.tsx'
import { MissingPost } from './MissingPost.tsx'
import { ThreadSpot } from './ThreadSpot.tsx'
import { ThreadTail } from './ThreadTail.tsx'
import css from './ThreadLine.module.css'
import { stepInTree } from './stepInTree.ts'
import { useThreadSurface } from './ThreadSurface.ts'
import { treeLines } from './trees.ts'

export interface ThreadLineProps {
  row: ThreadRow
  /** Set in, with thin lines for what it answers; else one under the other. */
  isTree: boolean
  isFocus: boolean
  /** The repeat that the post came as. */
  shownAs?: StatusId | undefined
}

const inConversation: VeilView = { kind: 'conversation' }
/** In a tree they stand right below. */
const noReplies: readonly StatusId[] = []

/** One line of a conversation: a post, what stands for one, and the ways to what is not shown of its replies. */
export function ThreadLine({ row, isTree, isFocus, shownAs }: ThreadLineProps) {
  const fades = useSetting('conversationTreeFadeAncestors')
  const spotId = `spot-${row.id}`
  const advanced = useSetting('conversationTreeAdvanced')
  // With nothing below there is little to fold: only who wants to decide about every post is offered that.
  const folds = isTree && !row.isAbove && (row.below > 0 || advanced)
  const surface = useThreadSurface()
  const takeSteps = (line: HTMLElement | null) => {
    if (!line) return undefined
    treeLines.set(line, (isInwards) => stepInTree(surface, row.id, isInwards))
    return () => void treeLines.delete(line)
  }
  const level: CSSProperties & { '--level': number } = { '--level': row.level }
  return (
    <div
      ref={isTree ? takeSteps : undefined}
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
        <VeilViewContext value={inConversation}>
          <ThreadPost
            row={row}
            shownAs={shownAs ?? row.id}
            isFocus={isFocus}
            spot={isTree ? spotId : undefined}
            replies={isTree ? noReplies : row.replyIds}
            // Inside of the post's article: a feed has articles and nothing else.
            tail={<ThreadTail row={row} folds={folds} />}
          />
        </VeilViewContext>
      </div>
    </div>
  )
}

interface ThreadPostProps {
  row: ThreadRow
  shownAs: StatusId
  isFocus: boolean
  spot: string | undefined
  /** In a list these may stand far below. */
  replies: readonly StatusId[]
  tail: ReactNode
}

function ThreadPost({ row: { id, isMissing, isFolded, below }, shownAs, isFocus, spot, replies, tail }: ThreadPostProps) {
  if (isFolded) return <FoldedPost id={id} below={below} spot={spot} isMissing={isMissing} tail={tail} />
  if (isMissing) return <MissingPost id={id} spot={spot} tail={tail} />
  return <StatusItem id={shownAs} focused={isFocus} spot={spot} below={<StatusReplies ids={replies} />} tail={tail} />
}
