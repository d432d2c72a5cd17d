import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { FilterVerdict } from '#features/filters/model/FilterVerdict.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { FilteredLine } from '#features/filters/ui/FilteredLine.tsx'

export interface FilteredStatusProps {
  id: StatusId
  verdict: FilterVerdict
  /** Its words label the card around it. */
  labels?: boolean
  /** False if its author is shown next to it. */
  named?: boolean
}

/** Shown in place of a deleted or muted post, and above a muted one that the reader has revealed. */
export function FilteredStatus({ id, verdict, labels = false, named = true }: FilteredStatusProps) {
  const filters = filtersOf(useSession())
  const status = useStatus(id)
  if (status === undefined) return null
  return (
    <FilteredLine
      id={labels ? id : undefined}
      accountId={named ? status.accountId : null}
      verdict={verdict}
      onReveal={(desired) => filters.reveal(id, desired)}
    />
  )
}
