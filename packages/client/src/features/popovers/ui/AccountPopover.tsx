import type { AccountId } from '@rookery/api/wire/model'
import type { RefObject } from 'react'
import { profileQuery } from '#features/accounts/model/profile.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import type { Session } from '#features/session/model/Session.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Popover } from '#ui/Popover.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AccountCard } from './AccountCard.tsx'
import css from './popovers.module.css'

/** The account behind a link, fetched if unknown. */
export function AccountPopover({ idOrName, anchor }: { idOrName: string; anchor: RefObject<HTMLElement | null> }) {
  const t = useT()
  const session = useSession()
  const { data: id, isFetching } = useSessionQuery({
    ...profileQuery(session, idOrName),
    enabled: ({ state }) => !isWhole(session, state.data),
  })
  return (
    <Popover passive anchor={anchor} align="start" role="dialog" tabIndex={-1} aria-label={t('popover.account')} data-beside-link>
      {id !== undefined ? (
        <AccountCard id={id} isFetching={isFetching} />
      ) : (
        <div className={css.box} aria-busy={isFetching}>
          {isFetching ? (
            <>
              <Skeleton shape="avatar" width="56px" height="56px" />
              <Skeleton width="60%" />
            </>
          ) : (
            <p className={css.missing}>{t('account.unknown')}</p>
          )}
        </div>
      )}
    </Popover>
  )
}

/** All that the card shows of them is here. */
function isWhole({ entities, me }: Session, id: AccountId | undefined): boolean {
  if (id === undefined || !entities.accounts.get(id)) return false
  return me === null || me === id || entities.relationships.get(id) !== undefined
}
