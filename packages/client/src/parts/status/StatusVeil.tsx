import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import type { Veil } from '#data/veil/Veil.ts'
import { VeilLine } from './VeilLine.tsx'

export interface StatusVeilProps {
  id: StatusId
  veil: Veil
  /** Its words label the card around it. */
  labels?: boolean
  /** False where its author stands beside it already. */
  named?: boolean
}

/** Stands in place of a post that is deleted or muted, and over a muted one that the reader looks at all the same. */
export function StatusVeil({ id, veil, labels = false, named = true }: StatusVeilProps) {
  const { veils } = useSession()
  const status = useStatus(id)
  if (status === undefined) return null
  return (
    <VeilLine
      id={labels ? id : undefined}
      accountId={named ? status.accountId : null}
      veil={veil}
      onReveal={(wanted) => veils.reveal(id, wanted)}
    />
  )
}
