import { useEffect, type RefObject } from 'react'
import { openProfile } from '#data/profiles/profiles.ts'
import { useProfile } from '#data/profiles/useProfile.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Popover } from '#ui/Popover.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AccountCard } from './AccountCard.tsx'
import css from './popovers.module.css'

/** Who stands behind a link; what is not known of them yet is fetched. */
export function AccountPopover({ idOrName, anchor }: { idOrName: string; anchor: RefObject<HTMLElement | null> }) {
  const t = useT()
  const session = useSession()
  const { id, loading } = useProfile(idOrName)
  useEffect(() => {
    const { entities, me } = session
    const isWhole = id !== null && entities.accounts.get(id) && (me === null || me === id || entities.relationships.get(id))
    if (!isWhole) void openProfile(session, idOrName)
  }, [session, id, idOrName])
  return (
    <Popover passive anchor={anchor} align="start" role="dialog" tabIndex={-1} aria-label={t('popover.account')} data-beside-link>
      {id !== null ? (
        <AccountCard id={id} />
      ) : (
        <div className={css.box} aria-busy={loading}>
          {loading ? (
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
