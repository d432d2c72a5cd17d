import { href } from '#features/addresses/model/href.ts'
import { handleAtServer } from '#features/session/model/handleAtServer.ts'
import { unreadCountsOf } from '#features/session/model/UnreadCounts.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { plusIcon } from '#ui/icons/plus.ts'

import css from './OtherAccounts.module.css'
import { StoredAccountName } from './StoredAccountName.tsx'
import { useSortedAccounts } from './useSortedAccounts.ts'

/** The other signed-in accounts with their unread counts, and a link to add an account. */
export function OtherAccounts() {
  const t = useT()
  const { device, key } = useSession()
  const unread = useCell(unreadCountsOf(device))
  const still = useAnimationPaused()
  const others = useSortedAccounts().filter((account) => account.key !== key)
  return (
    <ul className={css.list} aria-label={t('shell.accounts')}>
      {others.map((account) => {
        const count = unread.get(account.key)?.count ?? 0
        return (
          <li key={account.key}>
            <button type="button" className={css.row} onClick={() => device.accounts.choose(account.key)}>
              <Avatar src={account.avatar ?? ''} size={32} still={still} />
              <span className={css.names}>
                <StoredAccountName account={account} />
                <bdi className={css.handle} dir="ltr">
                  {handleAtServer(account)}
                </bdi>
              </span>
              <Badge count={count} label={t('shell.unseenCount', { count })} />
            </button>
          </li>
        )
      })}
      <li>
        <a className={css.row} href={href.addAccount()}>
          <Icon path={plusIcon} />
          {t('accounts.add')}
        </a>
      </li>
    </ul>
  )
}
