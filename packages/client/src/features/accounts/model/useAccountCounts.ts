import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from './useAccount.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useFormats } from '#i18n/useFormats.ts'

/** A number of things. */
export interface AccountCount {
  readonly of: 'posts' | 'followees' | 'followers'
  readonly count: number
  /** As it is written, short for thousands. */
  readonly number: string
}

/** Counts of posts, follows and followers, without those that the account hides. Empty if the setting hides counts. */
export function useAccountCounts(id: AccountId): readonly AccountCount[] {
  const formats = useFormats()
  const hidden = useSetting('hideUserStats')
  const account = useAccount(id)
  const { me } = useSession()
  if (account === undefined || hidden) return []
  const isHidden = id !== me && { followees: account.hideFollowsCount, followers: account.hideFollowersCount }
  const counts = [
    { of: 'posts', count: account.statusesCount },
    { of: 'followees', count: account.followingCount },
    { of: 'followers', count: account.followersCount },
  ] as const
  return counts
    .filter((one) => one.of === 'posts' || isHidden === false || !isHidden[one.of])
    .map(({ of, count }) => ({ of, count, number: formats.number(count, { notation: 'compact' }) }))
}
