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
  /** What stands under the action row: an inline composer. */
  below?: ReactNode
}

/** One row of a feed: a post, or a repeated post under its repeater's name. */
export function StatusItem({ id, focused = false, below }: StatusItemProps) {
  const status = useStatus(id)
  if (status === undefined) return null
  if (status.reblogId === null) return <StatusCard id={id} focused={focused} below={below} />
  return <StatusCard id={status.reblogId} focused={focused} below={below} prepend={<RepeatHeader accountId={status.accountId} />} />
}
