import type { StatusId } from '@rookery/api/wire/model'
import type { ReactNode } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { RepeatHeader } from './RepeatHeader.tsx'
import { StatusCard } from './StatusCard.tsx'

const none: readonly StatusId[] = []

export interface StatusItemProps {
  /** A post or the wrapper of a repeat: feeds hold both. */
  id: StatusId
  /** In a conversation: this post is the one that was opened. */
  focused?: boolean
  /** Repeats of the same post that this row combines, latest first. */
  repeats?: readonly StatusId[] | undefined
  /** In a conversation: id of the element with this post's position. */
  spot?: string | undefined
  /** Rendered below the post's actions. */
  below?: ReactNode
  /** Rendered at the end, also of a covered post. */
  tail?: ReactNode
}

/** One row of a feed: a post, or a repeated post under its repeater's name. */
export function StatusItem({ id, focused = false, repeats = none, spot, below, tail }: StatusItemProps) {
  const status = useStatus(id)
  if (status === undefined) return null
  const all = repeats.length > 0 || status.reblogId === null ? repeats : [id]
  const prepend = all.length > 0 && <RepeatHeader repeats={all} />
  return <StatusCard id={status.reblogId ?? id} entry={id} focused={focused} spot={spot} prepend={prepend} below={below} tail={tail} />
}
