import type { LoadError } from '#features/notices/model/LoadError.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useT } from '#i18n/useT.ts'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'
import { Button } from '#ui/Button.tsx'
import { ListFooter } from '#ui/lists/ListFooter.tsx'

export interface MorePagesProps {
  hasMore: boolean
  isFetching: boolean
  /** Why the last page could not be had. */
  error: LoadError | null
  fetchMore: () => void
  /** What is said under the last one. */
  end: string
}

/** What stands under the last thing of a list: the way to more, why they did not come, or that there are none. */
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
