import type { AccountId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userIcon } from '#ui/icons/user.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import css from './ListMembers.module.css'
import { MemberChoice, type MemberChoiceProps } from './MemberChoice.tsx'

export interface ListMembersProps extends Pick<MemberChoiceProps, 'onPick'> {
  ids: readonly AccountId[]
  isIn: (id: AccountId) => boolean
}

/** Members of a list. Unticked ones stay visible until the list is saved. */
export function ListMembers({ ids, isIn, onPick }: ListMembersProps) {
  const t = useT()
  const inWindow = useSetting('virtualScrolling')
  const [heights] = useState(() => new Map<string, number>())
  const title = t('lists.members', { count: ids.filter(isIn).length })
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {ids.length === 0 ? (
        <EmptyState icon={userIcon}>{t('lists.members.none')}</EmptyState>
      ) : (
        <WindowedList ids={ids} role="list" label={title} drawAll={!inWindow} whole heights={heights} estimate={56}>
          {(id) => <MemberChoice id={id} isIn={isIn(id)} onPick={onPick} />}
        </WindowedList>
      )}
    </section>
  )
}
