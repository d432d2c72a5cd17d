import { useEffect } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useThread } from '#features/threads/model/useThread.ts'
import { useCellPart } from '#lib/useCell.ts'
import { StatusSkeleton } from '#features/statusCard/ui/StatusSkeleton.tsx'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { ThreadFailure } from './ThreadFailure.tsx'
import { ThreadRows, type ThreadRowsProps } from './ThreadRows.tsx'
import { threadsOf } from '#features/threads/model/Threads.ts'

/** A conversation: known posts at once, the rest when loaded, or the error. */
export function ThreadList(props: ThreadRowsProps) {
  const threads = threadsOf(useSession())
  const { opened } = useThreadSurface()
  const { error } = useThread(opened)
  const isEmpty = useCellPart(props.stored.view.image, ({ rows }) => rows.length === 0)
  useEffect(() => void threads.openThread(opened), [threads, opened])
  if (!isEmpty) return <ThreadRows {...props} />
  return error === null ? <StatusSkeleton /> : <ThreadFailure error={error} />
}
