import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import type { AccountPeople } from '#features/accounts/model/accountPeople.ts'
import { useT } from '#i18n/useT.ts'
import { linkHost } from '#lib/linkHost.ts'
import { externalIcon } from '#ui/icons/external.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import css from './People.module.css'

export interface PeopleElsewhereProps {
  id: AccountId
  which: AccountPeople
  /** How many of them this server has named. */
  known: number
}

/** A server knows few follows and followers of remote accounts: the number of others, and a link to the full list. */
export function PeopleElsewhere({ id, which, known }: PeopleElsewhereProps) {
  const t = useT()
  const account = useAccount(id)
  if (account === undefined || account.isLocal) return null
  const isCounted = which === 'followers' ? !account.hideFollowersCount : !account.hideFollowsCount
  const more = (which === 'followers' ? account.followersCount : account.followingCount) - known
  const host = linkHost(account.url)
  if (!isCounted || more <= 0 || host === null) return null
  return (
    <div className={css.elsewhere}>
      <p>{t('profile.people.elsewhere', { count: more })}</p>
      <LinkButton href={account.url} icon={externalIcon} target="_blank" rel="noopener noreferrer nofollow">
        {t('profile.people.open', { host })}
      </LinkButton>
    </div>
  )
}
