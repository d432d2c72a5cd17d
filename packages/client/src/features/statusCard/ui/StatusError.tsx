import type { StatusId } from '@rookery/api/wire/model'
import { useStatusError } from '#features/failures/model/useStatusError.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'

// It loads with code that every page needs, long before the first press.
const StatusErrorBox = lazyComponent(async () => (await import('./StatusErrorBox.tsx')).StatusErrorBox)

/** A failed action on this post and the server's reason, until it is dismissed or an action succeeds. */
export function StatusError({ id }: { id: StatusId }) {
  const error = useStatusError(id)
  return (
    error !== undefined && (
      <Part>
        <StatusErrorBox id={id} error={error} />
      </Part>
    )
  )
}
