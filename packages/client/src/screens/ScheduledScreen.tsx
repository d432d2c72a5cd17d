import { scheduledQuery } from '#features/drafts/model/scheduled.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { clockIcon } from '#ui/icons/clock.ts'
import css from '#features/scheduled/ui/ScheduledScreen.module.css'
import { ScheduledPost } from '#features/scheduled/ui/ScheduledPost.tsx'

/** The user's scheduled posts. */
export function ScheduledScreen() {
  const t = useT()
  const canWait = useCapability('scheduledPosts')
  return (
    <Screen title={t('scheduled.title')} flush>
      {canWait ? <WaitingPosts /> : <EmptyState icon={clockIcon}>{t('scheduled.notOffered')}</EmptyState>}
    </Screen>
  )
}

function WaitingPosts() {
  const t = useT()
  const pages = useSessionPages(scheduledQuery(useSession()))
  const { hasNextPage, fetchNextPage, isFetching, refetch } = pages
  return (
    <>
      <QueryView query={pages} failed="scheduled.error" onRetry={hasNextPage ? fetchNextPage : refetch}>
        {(posts) =>
          posts.length === 0 ? (
            <EmptyState icon={clockIcon}>{t('scheduled.empty')}</EmptyState>
          ) : (
            <ul className={css.posts} aria-label={t('scheduled.list')}>
              {posts.map((post) => (
                <ScheduledPost key={post.id} post={post} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {hasNextPage && (
        <div className={css.more}>
          <Button wide busy={isFetching} onClick={fetchNextPage}>
            {t('scheduled.more')}
          </Button>
        </div>
      )}
    </>
  )
}
