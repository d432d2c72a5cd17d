import { href } from '#features/addresses/model/href.ts'
import { followedTagsQuery } from '#features/timelines/model/tags.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { MorePages } from '#features/queries/ui/MorePages.tsx'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { FollowTagButton } from '#features/timelines/ui/FollowTagButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { searchIcon } from '#ui/icons/search.ts'
import css from './FollowedTags.module.css'
import { RowSkeletons } from './RowSkeletons.tsx'

/** Followed hashtags. An unfollowed one stays until the user leaves, with a button to undo it. */
export function FollowedTags() {
  const t = useT()
  const { data: names, error, hasNextPage, fetchNextPage, refetch, isFetching } = useSessionPages(followedTagsQuery(useSession()))
  const label = t('profile.followed.tags')
  if (names === undefined) {
    if (error === null) return <RowSkeletons label={label} />
    return <QueryFailure error={error} busy={isFetching} failed="profile.followedTags.error" onRetry={refetch} />
  }
  if (names.length === 0) return <EmptyState icon={searchIcon}>{t('profile.followedTags.none')}</EmptyState>
  return (
    <>
      <ul className={css.tags} aria-label={label}>
        {names.map((name) => (
          <li key={name} className={css.tag}>
            <a className={css.name} href={href.tag(name)}>
              <bdi>#{name}</bdi>
            </a>
            <FollowTagButton name={name} among />
          </li>
        ))}
      </ul>
      <MorePages
        hasMore={hasNextPage}
        isFetching={isFetching}
        error={error}
        fetchMore={hasNextPage ? fetchNextPage : refetch}
        end={t('profile.followedTags.end')}
      />
    </>
  )
}
