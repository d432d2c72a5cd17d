import type { LoadError } from '#features/notices/model/LoadError.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useT } from '#i18n/useT.ts'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'
import { Button } from '#ui/Button.tsx'
import { ListFooter } from '#ui/lists/ListFooter.tsx'

export interface MorePagesProps {
  hasMore: boolean
  isFetching: boolean
  /** The error of the last page. */
  error: LoadError | null
  fetchMore: () => void
  /** Text at the end of the list. */
  end: string
}

/** Footer of a list: a button for more, the error, or the end. */
export function MorePages({ hasMore, isFetching, error, fetchMore, end }: MorePagesProps) {
  const t = useT()
  const isTooEarly = useIsBefore(error?.retryAt ?? null)
  if (error === null && !hasMore) return <ListFooter>{end}</ListFooter>
  return (
    <ListFooter>
      {error !== null && <p role="alert">{messageText(t, error.message)}</p>}
      {/* One button all the while: it may have the focus. */}
      <Button tone={error === null ? 'quiet' : 'plain'} busy={isFetching || isTooEarly} onClick={fetchMore}>
        {t(error === null ? 'general.showMore' : 'general.retry')}
      </Button>
    </ListFooter>
  )
}
