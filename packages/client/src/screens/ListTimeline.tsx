import type { ListId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { href } from '#data/addresses/href.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { listQuery, listsEvery } from '#data/queries/lists.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import { usePolledQuery } from '#data/queries/usePolledQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { listIcon } from '#ui/icons/list.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { SignInFirst } from './SignInFirst.tsx'
import { TimelineScreen } from './TimelineScreen.tsx'

/** What the people of a list post, under its name. */
export function ListTimeline({ id }: { id: ListId }) {
  const t = useT()
  const session = useSession()
  const { data, error } = usePolledQuery(listQuery(session, id), listsEvery)
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
  const isRefused = useFeed(`list:${id}`, ({ error }) => error?.status === 403 || error?.status === 404)
  // Whether the list is gone only it can say, and it is not asked again for minutes.
  useEffect(() => {
    if (isRefused) void queriesOf(session).refetchQueries({ queryKey: listQuery(session, id).queryKey }, { cancelRefetch: false })
  }, [session, id, isRefused])
  return <TimelineScreen feed={`list:${id}`} title={title} />
}
