import type { ListId } from '@rookery/api/wire/model'
import { list, listsEvery } from '#data/lists/lists.ts'
import { useAsked } from '#data/queries/useAsked.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { listIcon } from '#ui/icons/list.ts'
import { SignInFirst } from './SignInFirst.tsx'
import { TimelineScreen } from './TimelineScreen.tsx'

/** What the people of a list post, under its name. */
export function ListTimeline({ id }: { id: ListId }) {
  const t = useT()
  const { me } = useSession()
  const { value, error } = useAsked(list, me === null ? null : id, listsEvery)
  if (me === null) return <SignInFirst title={t('timeline.list')} />
  if (error?.status === 404) {
    return (
      <Screen title={t('timeline.list')}>
        <EmptyState icon={listIcon}>{t('lists.missing')}</EmptyState>
      </Screen>
    )
  }
  return <TimelineScreen feed={`list:${id}`} title={value?.title ?? t('timeline.list')} />
}
