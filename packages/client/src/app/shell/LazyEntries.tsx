import { href } from '#features/addresses/model/href.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { canSearch } from '#features/timelines/model/canSearch.ts'
import { Badge } from '#ui/Badge.tsx'
import { atIcon } from '#ui/icons/at.ts'
import { notesIcon } from '#ui/icons/notes.ts'
import { infoIcon } from '#ui/icons/info.ts'
import { listIcon } from '#ui/icons/list.ts'
import { searchIcon } from '#ui/icons/search.ts'
import { userCheckIcon } from '#ui/icons/userCheck.ts'
import { userSearchIcon } from '#ui/icons/userSearch.ts'
import { AnnouncementsEntry } from './AnnouncementsEntry.tsx'
import { NavigationEntry } from './NavigationEntry.tsx'
import css from './NavigationPanel.module.css'

/** Navigation entries besides the timelines. They are not needed before the first post, so they load after it. */
export function LazyEntries() {
  const t = useT()
  const { me, server } = useSession()
  const own = useAccount(me)
  const name = own?.acct ?? me ?? ''
  const requests = own?.own?.followRequestsCount ?? 0
  const suggests = useCapability('suggestions')
  const searches = canSearch({ server: useCell(server), signedIn: me !== null })
  return (
    <ul className={css.list}>
      {me !== null && (
        <>
          <NavigationEntry path={href.lists()} icon={listIcon} label={t('nav.lists')} />
          <NavigationEntry path={href.interactions(name)} icon={atIcon} label={t('nav.interactions')} />
          {/* An account that was unlocked may still have pending requests. */}
          {(own?.locked || requests > 0) && (
            <NavigationEntry path={href.followRequests()} icon={userCheckIcon} label={t('followRequests.title')}>
              <Badge count={requests} label={t('nav.followRequests', { count: requests })} />
            </NavigationEntry>
          )}
          {suggests && <NavigationEntry path={href.suggestions()} icon={userSearchIcon} label={t('suggestions.title')} />}
          <NavigationEntry path={href.drafts()} icon={notesIcon} label={t('drafts.title')} />
        </>
      )}
      {searches && <NavigationEntry path={href.search()} icon={searchIcon} label={t('nav.search')} />}
      <NavigationEntry path={href.about()} icon={infoIcon} label={t('nav.about')} />
      {me !== null && <AnnouncementsEntry />}
    </ul>
  )
}
