import { isolated } from '@rookery/content'
import { useState } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { announcedOf } from '#features/failures/model/announced.ts'
import { sortByOwnOrder, moveList } from '#features/lists/model/sortByOwnOrder.ts'
import { listsPollMs, listsQuery } from '#features/lists/model/listQueries.ts'
import { usePolledQuery } from '#features/polls/model/usePolledQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { arrowDownIcon } from '#ui/icons/arrowDown.ts'
import { arrowUpIcon } from '#ui/icons/arrowUp.ts'
import { editIcon } from '#ui/icons/edit.ts'
import { listIcon } from '#ui/icons/list.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { LinkRow, LinkRows } from '#ui/LinkRows.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** The user's lists, newest first (spec 1, section 2) until sorted otherwise, each with its timeline. */
export function ListsScreen() {
  const t = useT()
  const session = useSession()
  const { data, isFetching, error, refetch } = usePolledQuery(listsQuery(session), listsPollMs)
  const order = useSetting('listOrder')
  const [isMoving, setMoving] = useState(false)
  const lists = sortByOwnOrder(data ?? [], order)
  const move = (place: number, by: 1 | -1) => {
    const next = place + by
    if (lists[next] === undefined) return
    settingsOf(session).set('listOrder', moveList(lists, place, by))
    announcedOf(session).set({ key: 'lists.moved', args: { title: lists[place]?.title ?? '', place: next + 1, total: lists.length } })
  }
  return (
    <Screen
      title={t('lists.title')}
      flush
      actions={
        session.me !== null && (
          <>
            {lists.length > 1 && (
              <Button size="small" tone="quiet" onClick={() => setMoving(!isMoving)}>
                {t(isMoving ? 'lists.order.done' : 'lists.order')}
              </Button>
            )}
            <LinkButton href={href.newList()} icon={plusIcon} size="small">
              {t('lists.new')}
            </LinkButton>
          </>
        )
      }
    >
      {session.me === null ? (
        <SignInPrompt>{t('signInFirst.own')}</SignInPrompt>
      ) : error !== null && data === undefined ? (
        <QueryFailure error={error} busy={isFetching} failed="lists.error" onRetry={refetch} />
      ) : data === undefined ? (
        <Spinner label={t('general.loading')} />
      ) : data.length === 0 ? (
        <EmptyState icon={listIcon}>{t('lists.empty')}</EmptyState>
      ) : (
        <LinkRows>
          {lists.map(({ id, title }, place) => (
            <LinkRow key={id} href={href.list(id)} sign={<Icon path={listIcon} />} name={title}>
              {isMoving ? (
                <>
                  <IconButton icon={arrowUpIcon} label={t('lists.moveUp', { title: isolated(title) })} onClick={() => move(place, -1)} />
                  <IconButton icon={arrowDownIcon} label={t('lists.moveDown', { title: isolated(title) })} onClick={() => move(place, 1)} />
                </>
              ) : (
                <IconLink href={href.editList(id)} icon={editIcon} label={t('lists.editNamed', { title: isolated(title) })} />
              )}
            </LinkRow>
          ))}
        </LinkRows>
      )}
    </Screen>
  )
}
