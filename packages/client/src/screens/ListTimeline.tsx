import type { ListId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { useFeed } from '#features/feeds/model/useFeed.ts'
import { listQuery, listsPollMs } from '#features/lists/model/listQueries.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { usePolledQuery } from '#features/polls/model/usePolledQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { listIcon } from '#ui/icons/list.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { SignInFirst } from '#features/timelines/ui/SignInFirst.tsx'
import { TimelineScreen } from './TimelineScreen.tsx'

/** Posts of a list's members, under its name. */
export function ListTimeline({ id }: { id: ListId }) {
  const t = useT()
  const session = useSession()
  const { data, error } = usePolledQuery(listQuery(session, id), listsPollMs)
  if (session.me === null) return <SignInFirst title={t('timeline.list')} />
  if (error?.status === 404) {
    return (
      <Screen title={t('timeline.list')}>
        <EmptyState icon={listIcon} action={<LinkButton href={href.lists()}>{t('lists.others')}</LinkButton>}>
          {t('lists.missing')}
        </EmptyState>
      </Screen>
    )
  }
  return <ListPosts id={id} title={data?.title ?? t('timeline.list')} />
}

function ListPosts({ id, title }: { id: ListId; title: string }) {
  const session = useSession()
  const isRejected = useFeed(`list:${id}`, ({ error }) => error?.status === 403 || error?.status === 404)
  // Only the list's call says whether it is deleted, and it is not refetched for minutes.
  useEffect(() => {
    if (isRejected) void queriesOf(session).refetchQueries({ queryKey: listQuery(session, id).queryKey }, { cancelRefetch: false })
  }, [session, id, isRejected])
  return <TimelineScreen feed={`list:${id}`} title={title} />
}
