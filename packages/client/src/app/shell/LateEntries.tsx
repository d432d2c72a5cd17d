import { href } from '#data/addresses/href.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { canSearch } from '#parts/navigation/canSearch.ts'
import { atIcon } from '#ui/icons/at.ts'
import { editIcon } from '#ui/icons/edit.ts'
import { infoIcon } from '#ui/icons/info.ts'
import { listIcon } from '#ui/icons/list.ts'
import { searchIcon } from '#ui/icons/search.ts'
import { NavigationEntry } from './NavigationEntry.tsx'
import css from './NavigationPanel.module.css'

/** Where one can go besides the timelines. Nobody goes there before the first post, so that it comes after it. */
export function LateEntries() {
  const t = useT()
  const { me, server } = useSession()
  const name = useAccount(me)?.acct ?? me ?? ''
  const searches = canSearch({ server: useCell(server), signedIn: me !== null })
  return (
    <ul className={css.list}>
      {me !== null && (
        <>
          <NavigationEntry path={href.lists()} icon={listIcon} label={t('nav.lists')} />
          <NavigationEntry path={href.interactions(name)} icon={atIcon} label={t('nav.interactions')} />
          <NavigationEntry path={href.drafts()} icon={editIcon} label={t('drafts.title')} />
        </>
      )}
      {searches && <NavigationEntry path={href.search()} icon={searchIcon} label={t('nav.search')} />}
      <NavigationEntry path={href.about()} icon={infoIcon} label={t('nav.about')} />
    </ul>
  )
}
