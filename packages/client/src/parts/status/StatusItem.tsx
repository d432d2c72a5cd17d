import type { StatusId } from '@rookery/api/wire/model'
import type { ReactNode } from 'react'
import { useStatus } from '#data/entities/useStatus.ts'
import { RepeatHeader } from './RepeatHeader.tsx'
import { StatusCard } from './StatusCard.tsx'

export interface StatusItemProps {
  /** A post or the wrapper of a repeat: feeds hold both. */
  id: StatusId
  /** In a conversation: this post is the one that was opened. */
  focused?: boolean
  /** In a conversation: the element that says where in it this post stands. */
  spot?: string | undefined
  /** Stands under the post's actions. */
  below?: ReactNode
}

/** One row of a feed: a post, or a repeated post under its repeater's name. */
export function StatusItem({ id, focused = false, spot, below }: StatusItemProps) {
  const status = useStatus(id)
  if (status === undefined) return null
  if (status.reblogId === null) return <StatusCard id={id} focused={focused} spot={spot} below={below} />
  return (
    <StatusCard id={status.reblogId} entry={id} focused={focused} spot={spot} prepend={<RepeatHeader accountId={status.accountId} />} />
  )
}
