import { messageText } from '#data/notices/Message.ts'
import { useT } from '#i18n/useT.ts'
import { useIsBefore } from '#parts/feed/useIsBefore.ts'
import { Button } from '#ui/Button.tsx'
import { ListFooter } from '#ui/lists/ListFooter.tsx'
import type { Found } from './useFound.ts'

/** What stands under the last result: the way to more, why they did not come, or that there are none. */
export function MoreResults({ found: { hasMore, isFetching, error, fetchMore } }: { found: Found }) {
  const t = useT()
  const isTooEarly = useIsBefore(error?.retryAt ?? null)
  if (error === null && !hasMore) return <ListFooter>{t('search.end')}</ListFooter>
  return (
    <ListFooter>
      {error !== null && <p role="alert">{messageText(t, error.message)}</p>}
      {/* One button all the while: it may have the focus. */}
      <Button tone={error === null ? 'quiet' : 'plain'} busy={isFetching || isTooEarly} onClick={fetchMore}>
        {t(error === null ? 'search.more' : 'general.retry')}
      </Button>
    </ListFooter>
  )
}
